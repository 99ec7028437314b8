import { expect } from 'chai';
import { sitemapEntry } from '../../../../domain/seo/fixes/sitemap-entry.js';

const url = 'https://site.example/?a=1&b=2';

describe('[U] sitemap entry', () => {
  it('escapes the URL and dates it by the last change', () => {
    const entry = sitemapEntry({ url, date_modified: '2026-02-03T10:00:00Z', date_published: '2025-01-01' });
    expect(entry)
      .to.include('<loc>https://site.example/?a=1&amp;b=2</loc>')
      .and.include('<lastmod>2026-02-03</lastmod>');
  });

  it('has no date where the page shows none', () => {
    expect(sitemapEntry({ url, date_modified: null, date_published: 'yesterday' })).to.not.include('lastmod');
  });
});
