import { expect } from 'chai';
import { measureSitemap } from '../../../domain/audits/sitemap-figures.js';
import { sitemapEntry, sitemapFrom } from '../../support/sites/sitemaps.js';

const now = '2026-06-01T00:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();

describe('[U] sitemap figures', () => {
  it('measures what a sitemap lists', () => {
    const entries = [
      sitemapEntry('/', { lastmod: daysAgo(3) }),
      sitemapEntry('/blog/a', {
        lastmod: daysAgo(10),
        images: 2,
        alternates: [{ hreflang: 'de', url: 'https://x.example/' }],
      }),
      sitemapEntry('/blog/b', { lastmod: daysAgo(20), videos: 1 }),
      sitemapEntry('/blog/c', { lastmod: daysAgo(100), news: true }),
      sitemapEntry('/blog/d/e', { lastmod: daysAgo(400) }),
      sitemapEntry('/en/blog/f'),
      sitemapEntry('/future', { lastmod: '2030-01-01T00:00:00.000Z' }),
      sitemapEntry('/about'),
    ];
    expect(measureSitemap(sitemapFrom({ entries }), now)).to.deep.equal({
      urls: 8,
      files: 1,
      sections: [
        {
          path: '/blog',
          name: 'blog',
          urls: 4,
          share: 0.5,
          newest_lastmod: daysAgo(10),
          sample_urls: ['a', 'b', 'c'].map((page) => `https://site.example/blog/${page}`),
        },
        {
          path: '/',
          name: '',
          urls: 1,
          share: 0.125,
          newest_lastmod: daysAgo(3),
          sample_urls: ['https://site.example/'],
        },
        ...[
          ['/about', 'about', 'about', null],
          ['/en/blog', 'blog', 'en/blog/f', null],
          ['/future', 'future', 'future', '2030-01-01T00:00:00.000Z'],
        ].map(([path, name, url, newest_lastmod]) => ({
          path,
          name,
          urls: 1,
          share: 0.125,
          newest_lastmod,
          sample_urls: [`https://site.example/${url}`],
        })),
      ],
      section_count: 5,
      publishing: { per_week: 0.25, trend: 'rising' },
      lastmod_coverage: 0.75,
      newest_lastmod: daysAgo(3),
      median_age_days: 20,
      fresh_share: 0.375,
      languages: ['de'],
      hreflang_share: 0.125,
      image_share: 0.125,
      video_share: 0.125,
      news_share: 0.125,
      depth: { median: 2, max: 3 },
      incomplete: false,
    });
  });

  it('has its medians halfway between two entries, days whole', () => {
    const entries = [
      sitemapEntry('/a', { lastmod: daysAgo(3) }),
      sitemapEntry('/b/c/d', { lastmod: daysAgo(10) }),
      sitemapEntry('/b/c'),
      sitemapEntry('/e'),
    ];
    const { median_age_days, depth } = measureSitemap(sitemapFrom({ entries }), now);
    expect([median_age_days, depth.median]).to.deep.equal([7, 1.5]);
  });

  it('measures nothing of no entry', () => {
    expect(measureSitemap(sitemapFrom({ entries: [] }), now)).to.include({
      urls: 0,
      lastmod_coverage: 0,
      fresh_share: 0,
      median_age_days: null,
      publishing: null,
    });
  });

  it('shows the fifty largest sections and counts all', () => {
    const entries = Array.from({ length: 70 }, (_, n) => sitemapEntry(`/section-${n}x/a`));
    const { sections, section_count: count } = measureSitemap(sitemapFrom({ entries }), now);
    expect([sections.length, count]).to.deep.equal([50, 70]);
  });
});
