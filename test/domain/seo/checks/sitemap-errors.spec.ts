import { expect } from 'chai';
import { sitemapErrors } from '../../../../domain/seo/checks/sitemap-errors.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../support/sites/sitemaps.js';

describe('[U] sitemap-errors', () => {
  it('makes one finding a file that has such errors', () => {
    const files = [
      sitemapFile({
        url: 'https://site.example/1.xml',
        faults: [
          { kind: 'loc_missing', line: 3, value: 'a' },
          { kind: 'loc_missing', line: 8, value: 'b' },
        ],
        error_counts: { loc_missing: 2 },
      }),
      sitemapFile({ url: 'https://site.example/2.xml', error_counts: { unescaped: 1 } }),
    ];
    expect(sitemapErrors(siteFrom([], { sitemap: sitemapFrom({ files }) }), ['loc_missing'], 'one loc')).to.deep.equal([
      { url: 'https://site.example/1.xml', observed: 'a; b', where: 'lines 3, 8', expected: 'one loc', count: 2 },
    ]);
  });

  it('makes none without a sitemap', () => {
    expect(sitemapErrors(siteFrom([]), ['loc_missing'], 'one loc')).to.deep.equal([]);
  });
});
