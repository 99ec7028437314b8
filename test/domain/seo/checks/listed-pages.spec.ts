import { expect } from 'chai';
import { listedPages } from '../../../../domain/seo/checks/listed-pages.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const pages = ['/a', '/b', '/c'].map((path) => pageFrom('Hi', { url: `https://site.example${path}` }));

describe('[U] listed-pages', () => {
  it('keeps crawled pages that a sitemap lists, in crawl order', () => {
    const sitemap = sitemapFrom({ entries: ['/c', '/a', '/a', '/unknown'].map((path) => sitemapEntry(path)) });
    expect(listedPages(siteFrom(pages, { sitemap })).map(({ url }) => url.slice(20))).to.deep.equal(['/a', '/c']);
  });

  it('keeps nothing without a sitemap', () => {
    expect(listedPages(siteFrom(pages))).to.deep.equal([]);
  });
});
