import { expect } from 'chai';
import { gateOrphans } from '../../../../../domain/seo/scoring/gates/orphan-gate.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { stubIssue } from '../../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { renderedPage } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = siteFrom(
  Array.from({ length: 20 }, (_, at) => pageFrom(htmlPage(`<p>${at}</p>`), { url: `https://site.example/${at}` })),
);
const gate = (affected_pages: number) =>
  gateOrphans({
    site,
    issues: [stubIssue('crawl/orphan', { severity: 'medium', affected_pages })],
    thresholds: DEFAULT_THRESHOLDS,
  });

/** A sample of ten pages, so many of which get their links by scripts. */
function scripted(count: number, others: ReturnType<typeof stubIssue>[] = [], own = '') {
  const links = Array.from({ length: 6 }, (_, at) => `<a href="/p${at}">Page ${at}</a>`).join('');
  const rendered = Array.from({ length: 10 }, (_, at) =>
    renderedPage({
      url: `https://site.example/${at}`,
      raw: at < count ? own : `${own}<nav>${links}</nav>`,
      rendered: `${own}<nav>${links}</nav>`,
    }),
  );
  const issue = stubIssue('link/raw-only-rendered', { severity: 'medium', affected_pages: count });
  return gateOrphans({ site: { ...site, rendered }, issues: [issue, ...others], thresholds: DEFAULT_THRESHOLDS });
}

describe('[U] gate of orphan pages', () => {
  it('caps by the share of rendered pages whose links exist only after scripts, less than orphans', () => {
    expect([2, 5, 10].map((count) => scripted(count)?.cap)).to.deep.equal([undefined, 91, 75]);
    expect(scripted(5)?.reason).to.equal(
      'The menu or most links of 5 of 10 rendered pages (50%) exist only after scripts have run.',
    );
    const orphans = stubIssue('crawl/orphan', { severity: 'medium', affected_pages: 10 });
    expect(scripted(5, [orphans])?.cap).to.equal(81);
    expect(scripted(10, [orphans])?.cap).to.equal(75);
  });

  it('counts a missing menu for half where the texts have links of their own', () => {
    const own = Array.from({ length: 14 }, (_, at) => `<a href="/text${at}">Text ${at}</a>`).join('');
    expect([2, 5, 10].map((count) => scripted(count, [], own)?.cap)).to.deep.equal([undefined, 98, 91]);
    expect(scripted(10, [], own)?.reason).to.equal(
      'The menu of 10 of 10 rendered pages (100%) exists only after scripts have run.',
    );
  });

  it('leaves pages whose text needs scripts to the gate about that', () => {
    expect(scripted(10, [stubIssue('content/needs-javascript', { severity: 'medium', affected_pages: 10 })])).to.equal(
      null,
    );
  });

  it('caps by the share of pages without a link to them, some of which every site has', () => {
    expect([3, 5, 10, 20].map((count) => gate(count)?.cap)).to.deep.equal([undefined, 95, 81, 55]);
    expect(gate(10)?.reason).to.equal(
      'No link from the start page leads to 10 of 20 pages (50%): search engines take them for unimportant.',
    );
  });
});
