import { expect } from 'chai';
import { gateLinks } from '../../../../../domain/seo/scoring/gates/link-gate.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { htmlPage } from '../../../../support/html-page.js';
import { pageFrom } from '../../../../support/pages.js';
import { siteFrom } from '../../../../support/site.js';
import { stubIssue } from '../../../../support/stub-issue.js';

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
    expect(gate(40, 20)?.reason).to.equal('20 of 40 internal links (50 %) lead to an error.');
  });

  it('has nothing to say without broken links, or of a project that does not mind them', () => {
    expect(gate(10, 0, [])).to.equal(null);
    expect(gate(10, 10, [])).to.equal(null);
  });
});
