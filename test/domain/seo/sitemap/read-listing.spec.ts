import { expect } from 'chai';
import type { SitemapEntry } from '../../../../domain/seo/artifacts/sitemap.js';
import { readListing } from '../../../../domain/seo/sitemap/read-listing.js';

const entry = (url: string): SitemapEntry => ({
  url,
  lastmod: null,
  file_url: 'https://site.example/sitemap.xml',
  images: 0,
  videos: 0,
  news: false,
  alternates: [],
});

describe('[U] listing of sitemaps', () => {
  const entries = [entry('/a'), entry('/b')];

  it('tells which URLs are listed and which are not', () => {
    const isListed = readListing({ entries, url_count: 2, incomplete: false });
    expect(['/a', '/b', '/c'].map(isListed)).to.deep.equal([true, true, false]);
    expect(readListing({ entries: [], url_count: 0, incomplete: false })('/a')).to.equal(false);
  });

  it('does not guess where sitemaps were not read, or not to their end', () => {
    expect(readListing(null)('/a')).to.equal(null);
    for (const part of [
      { entries, url_count: 3, incomplete: false },
      { entries, url_count: 2, incomplete: true },
    ])
      expect(['/a', '/c'].map(readListing(part))).to.deep.equal([true, null]);
  });
});
