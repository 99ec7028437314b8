import { expect } from 'chai';
import { gateLinks } from '../../../../../domain/seo/scoring/gates/link-gate.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { stubIssue } from '../../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const ORIGIN = 'https://site.example';

/** A start page with this many links, of which so many lead to an error. */
function gate(links: number, broken: number, issues = [stubIssue('link/broken-internal')]) {
  const anchors = Array.from({ length: links }, (_, at) => `<a href="/${at}">to ${at}</a>`).join('');
  const targets = Array.from({ length: links }, (_, at) =>
    pageFrom(at < broken ? '' : htmlPage(), { url: `${ORIGIN}/${at}`, status: at < broken ? 404 : 200 }),
  );
  const site = siteFrom([pageFrom(htmlPage(anchors), { url: `${ORIGIN}/` }), ...targets]);
  return gateLinks({ site, issues, thresholds: DEFAULT_THRESHOLDS });
}

describe('[U] gateLinks', () => {
  it('caps by the share of links that lead to an error', () => {
    expect([1, 5, 10, 20, 40].map((broken) => gate(40, broken)?.cap)).to.deep.equal([undefined, 78, 63, 42, 10]);
    expect(gate(40, 20)?.reason).to.equal(
      '20 of 40 internal links (50%) lead to an error, to 20 of the 40 addresses that pages link to.',
    );
  });

  it('takes a dead link that a template repeats on all pages for one mistake', () => {
    const menu = Array.from({ length: 10 }, (_, at) => `<a href="/${at}">to ${at}</a>`).join('');
    const page = (path: string, status = 200) =>
      pageFrom(status === 200 ? htmlPage(`<nav>${menu}</nav><p>${path}</p>`) : '', { url: `${ORIGIN}${path}`, status });
    const others = Array.from({ length: 60 }, (_, at) => page(`/more/${at}`));
    const pages = [page('/'), page('/0', 404), ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => page(`/${at}`)), ...others];
    const issues = [stubIssue('link/broken-internal', { affected_pages: 70 })];
    const found = gateLinks({ site: siteFrom(pages), issues, thresholds: DEFAULT_THRESHOLDS });
    expect(found?.cap).to.be.within(80, 90);
    expect(found?.reason).to.match(/^70 of 691 internal links \(10%\) lead to an error, to 1 of the 10 addresses/);
  });

  it('has nothing to say without broken links, or of a project that does not mind them', () => {
    expect(gate(10, 0, [])).to.equal(null);
    expect(gate(10, 10, [])).to.equal(null);
  });
});
