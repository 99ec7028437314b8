import { expect } from 'chai';
import { gateOrphans } from '../../../../../domain/seo/scoring/gates/orphan-gate.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { htmlPage } from '../../../../support/html-page.js';
import { pageFrom } from '../../../../support/pages.js';
import { siteFrom } from '../../../../support/site.js';
import { stubIssue } from '../../../../support/stub-issue.js';

const site = siteFrom(
  Array.from({ length: 20 }, (_, at) => pageFrom(htmlPage(`<p>${at}</p>`), { url: `https://site.example/${at}` })),
);
const gate = (affected_pages: number) =>
  gateOrphans({
    site,
    issues: [stubIssue('crawl/orphan', { severity: 'medium', affected_pages })],
    thresholds: DEFAULT_THRESHOLDS,
  });

describe('[U] gate of orphan pages', () => {
  it('caps by the share of pages without a link to them, some of which every site has', () => {
    expect([3, 5, 10, 20].map((count) => gate(count)?.cap)).to.deep.equal([undefined, 95, 81, 55]);
    expect(gate(10)?.reason).to.equal(
      'No link from the start page leads to 10 of 20 pages (50 %): search engines take them for unimportant.',
    );
  });
});
