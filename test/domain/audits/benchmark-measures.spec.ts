import { expect } from 'chai';
import { BENCHMARK_MEASURES, SITE_MEASURES } from '../../../domain/audits/benchmark-measures.js';
import { measureSite } from '../../../domain/seo/site/site-metrics.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

describe('[U] benchmark-measures', () => {
  it('reads every figure from the metrics, shares in percent, unknown ones as null', () => {
    const site = siteFrom([
      pageFrom('<title>Home</title><h1>Home</h1>'),
      pageFrom('', { url: 'https://site.example/b', status: 404 }),
    ]);
    const metrics = measureSite(site, '2026-06-01T00:00:00Z');
    expect(Object.fromEntries(BENCHMARK_MEASURES.map(({ measure, read }) => [measure, read(metrics)]))).to.deep.equal({
      indexable_pages: 1,
      words_total: 1,
      words_median: 1,
      sections: 1,
      publishing_per_week: null,
      structured_data_share: 0,
      title_coverage: 100,
      description_coverage: 0,
      h1_coverage: 100,
      internal_links_median: 0,
      speed_score: null,
      error_share: 50,
      ttfb_median_ms: 120,
      max_depth: 1,
      fresh_share: null,
      structured_data_types: 0,
      html_bytes_median: 32,
    });
  });

  it('reads what older audits lack as null', () => {
    const { profile: _profile, ...metrics } = measureSite(siteFrom([pageFrom('Hi')]), '2026-06-01T00:00:00Z');
    const read = (name: string) => BENCHMARK_MEASURES.find(({ measure }) => measure === name)?.read(metrics);
    expect(['fresh_share', 'structured_data_types', 'html_bytes_median'].map(read)).to.deep.equal([null, null, null]);
  });

  it('ranks by component scores as well, those that a crawl gives', () => {
    const metrics = measureSite(siteFrom([pageFrom('Hi')]), '2026-06-01T00:00:00Z');
    const scores = { technical_seo: 80, on_page_seo: 70, page_speed: 60, sitemap: null };
    const health = SITE_MEASURES.slice(BENCHMARK_MEASURES.length);
    expect(health.map(({ measure, read }) => [measure, read({ metrics, scores })])).to.deep.equal([
      ['technical_seo', 80],
      ['on_page_seo', 70],
      ['content_strategy', null],
      ['sitemap', null],
    ]);
  });

  it('shows pages as evidence where there are any', () => {
    const site = siteFrom([pageFrom('<h1>Home</h1><p>Text</p>', { url: 'https://site.example/a' })]);
    const metrics = measureSite(site, '2026-06-01T00:00:00Z');
    const evidence = (name: string) =>
      SITE_MEASURES.find(({ measure }) => measure === name)?.evidence?.({ metrics, scores: {} });
    expect([evidence('words_median'), evidence('sections'), evidence('ttfb_median_ms')]).to.deep.equal([
      ['https://site.example/a'],
      ['https://site.example/a'],
      [],
    ]);
  });
});
