import { expect } from 'chai';
import { sitemapTooLarge } from '../../../../../domain/seo/checks/sitemap/too-large.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapTooLarge.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/too-large', () => {
  it('fires one byte above the 52,428,800 of sitemaps.org', () => {
    expect(judge({ bytes: 52_428_801 })).to.deep.equal([
      { url, observed: '52,428,801 bytes read', expected: 'at most 52,428,800 bytes' },
    ]);
  });

  it('fires on a file that was cut off', () => {
    expect(judge({ bytes: 1000, too_large: true }).length).to.deep.equal(1);
  });

  it('accepts that size', () => {
    expect(judge({ bytes: 52_428_800 })).to.deep.equal([]);
  });
});
