import { expect } from 'chai';
import { describeSitemap, readPattern } from '../../../../domain/seo/sitemap/sitemap-insights.js';
import { sitemapEntry, sitemapFile, sitemapFrom } from '../../../support/sites/sitemaps.js';

const now = '2026-06-01T00:00:00Z';

describe('[U] sitemap-insights', () => {
  it('sees families of addresses', () => {
    expect(
      ['/', '/about', '/blog/first', '/blog/2026/05/first', '/p/17', '/news/2026-05-31/a'].map((path) =>
        readPattern(`https://site.example${path}`),
      ),
    ).to.deep.equal([
      '/',
      '/about',
      '/blog/{slug}',
      '/blog/{number}/{number}/{slug}',
      '/p/{number}',
      '/news/{date}/{slug}',
    ]);
  });

  it('tells patterns, distribution, dates and kinds of entries', () => {
    const entries = [
      sitemapEntry('/', { lastmod: '2026-05-31T00:00:00Z', images: 2 }),
      sitemapEntry('/blog/a', {
        lastmod: '2026-05-22T00:00:00Z',
        alternates: [{ hreflang: 'de', url: 'https://site.example/de/a' }],
      }),
      sitemapEntry('/blog/b', { lastmod: '2026-05-02T00:00:00Z', videos: 1 }),
      sitemapEntry('/blog/c', { news: true, alternates: [{ hreflang: 'en', url: 'https://site.example/blog/c' }] }),
    ];
    const files = [sitemapFile(), sitemapFile({ url: 'https://site.example/gone.xml', status: 404, kind: 'unknown' })];
    expect(describeSitemap(sitemapFrom({ entries, files }), now)).to.deep.equal({
      urls: 4,
      files: 1,
      patterns: [
        { pattern: '/blog/{slug}', urls: 3, example: 'https://site.example/blog/a' },
        { pattern: '/', urls: 1, example: 'https://site.example/' },
      ],
      content_distribution: [
        { section: '/blog', urls: 3, share: 0.75, newest_lastmod: '2026-05-22T00:00:00Z' },
        { section: '/', urls: 1, share: 0.25, newest_lastmod: '2026-05-31T00:00:00Z' },
      ],
      publishing_velocity: null,
      lastmod: { coverage: 0.75, newest: '2026-05-31T00:00:00Z', oldest: '2026-05-02T00:00:00Z', median_age_days: 10 },
      with_images: 1,
      with_videos: 1,
      news: 1,
      with_alternates: 2,
      languages: ['de', 'en'],
    });
  });

  it('has its median age halfway between two entries, in whole days', () => {
    const entries = [1, 8].map((day) =>
      sitemapEntry(`/${day}`, { lastmod: new Date(Date.parse(now) - day * 86_400_000).toISOString() }),
    );
    expect(describeSitemap(sitemapFrom({ entries }), now).lastmod.median_age_days).to.equal(5);
  });

  it('knows the rhythm when there are enough dates', () => {
    const entries = [1, 8, 15, 22, 29, 36].map((day) =>
      sitemapEntry(`/${day}`, { lastmod: new Date(Date.parse(now) - day * 86_400_000).toISOString() }),
    );
    expect(describeSitemap(sitemapFrom({ entries }), now).publishing_velocity).to.deep.equal({
      per_week: 0.5,
      trend: 'rising',
    });
  });

  it('is empty for an empty sitemap', () => {
    const { patterns, content_distribution, lastmod } = describeSitemap(sitemapFrom(), now);
    expect([patterns, content_distribution]).to.deep.equal([[], []]);
    expect(lastmod).to.deep.equal({ coverage: 0, newest: null, oldest: null, median_age_days: null });
  });
});
