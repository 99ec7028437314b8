import { expect } from 'chai';
import { BENCHMARK_MEASURES } from '../../../../domain/seo/audit/benchmark-measures.js';
import { measureSite } from '../../../../domain/seo/site/site-metrics.js';
import { pageFrom } from '../../../support/pages.js';
import { siteFrom } from '../../../support/site.js';

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
    });
  });
});
