import { expect } from 'chai';
import { sitemapTooManyUrls } from '../../../../../domain/seo/checks/sitemap/too-many-urls.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapTooManyUrls.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/too-many-urls', () => {
  it('fires at 50,001', () => {
    expect(judge({ url_count: 50_001 })).to.deep.equal([
      { url, observed: '50,001 addresses', expected: 'at most 50,000' },
    ]);
  });

  it('accepts 50,000', () => {
    expect(judge({ url_count: 50_000 })).to.deep.equal([]);
  });
});
