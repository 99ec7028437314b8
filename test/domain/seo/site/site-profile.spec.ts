import { expect } from 'chai';
import { profileSite } from '../../../../domain/seo/site/site-profile.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const now = '2026-06-01T00:00:00Z';
const url = (path: string) => `https://site.example${path}`;
const dated = (date: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","dateModified":"${date}"}</script>`;

describe('[U] site profile', () => {
  it('tells what a site is made of', () => {
    const pages = [
      pageFrom('<html lang="en-GB"><main>One two three</main>', { url: url('/'), depth: 0, fetch: { ttfb_ms: 100 } }),
      pageFrom(`<html lang="en">${dated('2026-05-22')}<main>One two</main>`, {
        url: url('/blog/a'),
        depth: 1,
        headers: { 'content-encoding': 'br' },
        fetch: { ttfb_ms: 300 },
      }),
      pageFrom(`<html lang="de">${dated('2024-01-01')}<main>Eins</main>`, {
        url: url('/blog/b'),
        depth: null,
        fetch: { ttfb_ms: 200, http_version: '1.1' },
      }),
      pageFrom('Gone', { url: url('/gone'), status: 404 }),
    ];
    const profile = profileSite(siteFrom(pages, { crawl_incomplete: true }), now);
    expect(profile).to.deep.include({
      crawl_incomplete: true,
      sections: [
        {
          path: '/blog',
          name: 'blog',
          pages: 2,
          sample_urls: [url('/blog/a'), url('/blog/b')],
          languages: ['en', 'de'],
        },
        { path: '/', name: '', pages: 1, sample_urls: [url('/')], languages: ['en'] },
      ],
      depth: { median: 0.5, histogram: { '0': 1, '1': 1, unlinked: 1 } },
      structured_data: { share: 0.667, types: [{ type: 'Article', pages: 2 }] },
      languages: [
        { code: 'en', pages: 2 },
        { code: 'de', pages: 1 },
      ],
      freshness: { dated_share: 0.667, fresh_share: 0.5, newest: '2026-05-22', median_age_days: 446 },
      examples: {
        longest: [url('/'), url('/blog/a'), url('/blog/b')],
        newest: [url('/blog/a'), url('/blog/b')],
        structured_data: [url('/blog/a'), url('/blog/b')],
      },
    });
    expect(profile.speed).to.include({ ttfb_median_ms: 200, http2_share: 0.667, compressed_share: 0.333 });
  });

  it('tells the rhythm of pages from that of the sitemap', () => {
    const published = [2, 9, 16, 23, 30, 37].map((day) => {
      const date = new Date(Date.parse(now) - day * 86_400_000).toISOString();
      return pageFrom(`<head><meta property="article:published_time" content="${date}"></head>`, {
        url: url(`/${day}`),
      });
    });
    const entries = [2, 9, 16, 50, 60].map((day) =>
      sitemapEntry(`/${day}`, { lastmod: new Date(Date.parse(now) - day * 86_400_000).toISOString() }),
    );
    expect(profileSite(siteFrom(published, { sitemap: sitemapFrom({ entries }) }), now).publishing).to.deep.equal({
      page_dates: { per_week: 0.5, trend: 'rising' },
      sitemap_lastmod: { per_week: 0.42, trend: 'rising' },
    });
  });

  it('takes no date from the future, nor one that cannot be read', () => {
    const pages = ['2030-01-01', 'yesterday'].map((date) => pageFrom(dated(date), { url: url(`/${date}`) }));
    expect(profileSite(siteFrom(pages), now).freshness).to.deep.equal({
      dated_share: 0,
      fresh_share: 0,
      newest: null,
      median_age_days: null,
    });
  });

  it('knows nothing of an empty crawl', () => {
    const { speed, depth, topics, publishing } = profileSite(siteFrom([]), now);
    expect([speed.ttfb_median_ms, depth.median, topics, publishing.page_dates]).to.deep.equal([null, null, [], null]);
  });
});
