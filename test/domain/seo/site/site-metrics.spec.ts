import { expect } from 'chai';
import { measureSite } from '../../../../domain/seo/site/site-metrics.js';
import { speedRun } from '../../../support/samples/speed-runs.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const now = '2026-06-01T00:00:00Z';
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const full =
  '<title>Title</title><meta name="description" content="About"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing"}</script>';

describe('[U] site-metrics', () => {
  it('measures pages, words, sections, coverage, depth, errors and speed', () => {
    const pages = [
      pageFrom(`<head>${full}</head><main><h1>Home</h1>${words(99)} <a href="/blog/a">a</a></main>`, {
        url: 'https://site.example/',
        depth: 0,
        fetch: { ttfb_ms: 100 },
      }),
      pageFrom(`<head><title>A</title></head><main>${words(50)}</main>`, {
        url: 'https://site.example/blog/a',
        depth: 1,
        fetch: { ttfb_ms: 300 },
      }),
      pageFrom(`<head><meta name="robots" content="noindex"></head><main>${words(400)}</main>`, {
        url: 'https://site.example/blog/b',
        depth: 3,
        fetch: { ttfb_ms: 200 },
      }),
      pageFrom('Gone', { url: 'https://site.example/gone', status: 404 }),
      pageFrom('No', { url: 'https://site.example/wall', status: 403 }),
    ];
    const speed = [speedRun({ scores: { performance: 70 } }), speedRun({ scores: { performance: 81 } })];
    const sitemap = sitemapFrom({ entries: [sitemapEntry('/')] });
    const { profile, trust, ...metrics } = measureSite(siteFrom(pages, { speed, sitemap }), now);
    expect(trust?.https).to.equal(true);
    expect(profile?.sections.length).to.equal(2);
    expect(metrics).to.deep.equal({
      url: 'https://site.example/',
      pages: 3,
      indexable_pages: 2,
      words_total: 151,
      words_median: 75.5,
      sections: [
        { name: '/', pages: 1 },
        { name: '/blog', pages: 1 },
      ],
      structured_data_share: 0.333,
      publishing: null,
      max_depth: 3,
      error_share: 0.2,
      ttfb_median_ms: 200,
      title_coverage: 0.667,
      description_coverage: 0.333,
      h1_coverage: 0.333,
      internal_links_median: 0,
      sitemap_urls: 1,
      speed_score: 75.5,
    });
  });

  it('takes the pages’ own dates for the rhythm', () => {
    const pages = [2, 9, 16, 23, 30, 37].map((day) => {
      const published = new Date(Date.parse(now) - day * 86_400_000).toISOString();
      return pageFrom(`<head><meta property="article:published_time" content="${published}"></head>`, {
        url: `https://site.example/${day}`,
      });
    });
    expect(measureSite(siteFrom(pages), now).publishing).to.deep.equal({ per_week: 0.5, trend: 'rising' });
  });

  it('takes lastmod when pages have no dates', () => {
    const entries = [2, 9, 16, 50, 60].map((day) =>
      sitemapEntry(`/${day}`, { lastmod: new Date(Date.parse(now) - day * 86_400_000).toISOString() }),
    );
    const site = siteFrom([pageFrom('Hi')], { sitemap: sitemapFrom({ entries }) });
    expect(measureSite(site, now).publishing).to.deep.equal({ per_week: 0.42, trend: 'rising' });
  });

  it('measures nothing of an empty crawl', () => {
    expect(measureSite(siteFrom([]), now)).to.include({
      pages: 0,
      words_median: 0,
      error_share: 0,
      ttfb_median_ms: null,
      publishing: null,
      speed_score: null,
      sitemap_urls: null,
    });
  });
});
