import { expect } from 'chai';
import { benchmarkSitemaps } from '../../../../../domain/audits/sitemap-benchmark.js';
import { competitivePositioning } from '../../../../../domain/search/analysis/dimensions/competitive-positioning.js';
import { analyzeProperty } from '../../../../support/samples/analyzed-property.js';
import { reportAudit } from '../../../../support/samples/report-audit.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';
import { LAST_DAY, smallProperty } from '../../../../support/sites/small-property.js';

describe('[U] competitive positioning', () => {
  it('invents no market share and says what is not there', async () => {
    const position = competitivePositioning(await analyzeProperty(fakeSearchConsole(smallProperty())));
    expect(position.market_share).to.equal(null);
    expect(position.benchmark).to.include({ status: 'no_data' });
    expect(position.sitemaps).to.include({ status: 'no_data' });
  });

  it('measures visibility as expected clicks against those of first places', async () => {
    const event = {
      date: LAST_DAY,
      query: 'lamp',
      page: 'https://www.example.com/',
      clicks: 5,
      impressions: 50,
      position: 3,
    };
    const analysis = await analyzeProperty(
      fakeSearchConsole([event, { ...event, query: 'sofa', clicks: 0, position: 30 }]),
    );
    const { visibility } = competitivePositioning(analysis);
    // (50 × 11% + 50 × 0) ÷ (100 × 27.6%), since fifty impressions leave the curve that of the studies.
    expect(visibility).to.include({ index: 0.1993, previous_index: null, click_share: 0.05 });
  });

  it('tells the standing of the last audit with competitors', async () => {
    const analysis = await analyzeProperty(fakeSearchConsole(smallProperty()));
    const audit = reportAudit();
    const { benchmark } = competitivePositioning({
      ...analysis,
      surroundings: { ...analysis.surroundings, benchmark_audit: audit },
    });
    if (benchmark.status !== 'completed') throw new Error(benchmark.reason);
    expect(benchmark.your_rank).to.equal(audit.benchmarking?.your_rank);
    expect(benchmark.competitors.map(({ url }) => url)).to.deep.equal(
      audit.benchmarking?.competitors.map(({ url }) => url),
    );
  });

  it('tells the last comparison of sitemaps, also of sites whose sitemap could not be read', async () => {
    const analysis = await analyzeProperty(fakeSearchConsole(smallProperty()));
    const own = {
      url: 'https://www.example.com/',
      sitemap: sitemapFrom({ entries: [sitemapEntry('/a')] }),
      error: null,
    };
    const away = { url: 'https://away.example/', sitemap: null, error: 'no such host' };
    const report = benchmarkSitemaps(own, [away], '2026-06-01T00:00:00.000Z');
    const sitemap_benchmark = { operation_id: 'a'.repeat(24), report };
    const { sitemaps } = competitivePositioning({
      ...analysis,
      surroundings: { ...analysis.surroundings, sitemap_benchmark },
    });
    expect(sitemaps).to.deep.equal({
      status: 'completed',
      operation_id: 'a'.repeat(24),
      benchmarked_at: '2026-06-01T00:00:00.000Z',
      your_rank: null,
      ranked_sites: 0,
      sites: [
        { url: own.url, is_yours: true, rank: null, urls: 1, per_week: null },
        { url: away.url, is_yours: false, rank: null, urls: null, per_week: null },
      ],
    });
  });
});
