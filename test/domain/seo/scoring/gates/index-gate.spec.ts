import { expect } from 'chai';
import type { SiteArtifacts } from '../../../../../domain/seo/checks/check.js';
import { gateIndex } from '../../../../../domain/seo/scoring/gates/index-gate.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const ORIGIN = 'https://site.example';
const gate = (site: SiteArtifacts) => gateIndex({ site, issues: [], thresholds: DEFAULT_THRESHOLDS });
const pages = (count: number, head: string, prefix = 'p') =>
  Array.from({ length: count }, (_, at) =>
    pageFrom(htmlPage(`<p>Text ${prefix} ${at}</p>`, head), { url: `${ORIGIN}/${prefix}${at}` }),
  );
const NOINDEX = '<meta name="robots" content="noindex">';
const AWAY = '<link rel="canonical" href="https://www.live.example/">';

describe('[U] gateIndex', () => {
  it('leaves 5 where no page can be indexed, whatever keeps them out', () => {
    expect(gate(siteFrom(pages(4, NOINDEX)))).to.deep.include({
      id: 'not_indexable',
      cap: 5,
      share: 1,
      reason: 'All 4 pages ask search engines not to list them: 4 by noindex.',
    });
    expect(gate(siteFrom(pages(3, AWAY)))?.reason).to.equal(
      'All 3 pages ask search engines not to list them: 3 by a canonical that names another page.',
    );
    expect(gate(siteFrom(pages(1, NOINDEX)))?.reason).to.equal(
      'The only page asks search engines not to list it: by noindex.',
    );
  });

  it('falls gradually: there is no step at one half', () => {
    const caps = [10, 30, 49, 50, 51, 78, 90].map(
      (lost) => gate(siteFrom([...pages(100 - lost, '', 'open'), ...pages(lost, AWAY)]))?.cap,
    );
    expect(caps).to.deep.equal([undefined, 88, 71, 69, 68, 36, 19]);
  });

  it('has nothing to say of a sound site, or of one without pages', () => {
    expect(gate(siteFrom(pages(5, '')))).to.equal(null);
    expect(gate(siteFrom([]))).to.equal(null);
  });
});
