import { expect } from 'chai';
import { gateSubstance } from '../../../../../domain/seo/scoring/gates/substance-gate.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { stubIssue } from '../../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = (count: number) =>
  siteFrom(
    Array.from({ length: count }, (_, at) =>
      pageFrom(htmlPage(`<p>${Array.from({ length: 300 }, (__, word) => `w${at}x${word}`).join(' ')}</p>`), {
        url: `https://site.example/${at === 0 ? '' : at === 1 ? 'about' : at}`,
      }),
    ),
  );
const gate = (count: number, issues = [stubIssue('content/few-pages', { severity: 'medium' })]) =>
  gateSubstance({ site: site(count), issues, thresholds: DEFAULT_THRESHOLDS });

describe('[U] gate of substance', () => {
  it('caps by what the site lacks to six full pages', () => {
    expect([1, 2, 3, 5, 6].map((count) => gate(count)?.cap)).to.deep.equal([45, 55, 65, 87, undefined]);
    expect(gate(1)?.reason).to.equal(
      'The site has 1 page with text of its own and 300 words in all: there is little to be found for.',
    );
  });

  it('is open where the check found nothing or is a matter of information', () => {
    expect(gate(1, [])).to.equal(null);
    expect(gate(1, [stubIssue('content/few-pages', { severity: 'info' })])).to.equal(null);
  });
});
