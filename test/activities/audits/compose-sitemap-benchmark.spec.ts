import { expect } from 'chai';
import { type BenchmarkedSite, composeSitemapBenchmark } from '../../../activities/audits/compose-sitemap-benchmark.js';
import type { SitemapBenchmarkReport } from '../../../domain/audits/sitemap-benchmark.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { auditDeps, NOW, OPERATION } from '../../support/audit-deps.js';
import { sitemapEntry, sitemapFrom } from '../../support/sites/sitemaps.js';

const read = (url: string, key: string): BenchmarkedSite => ({ url, read: { ok: true, value: { key } } });

describe('[U] compose sitemap benchmark', () => {
  it('compares what was read, and says of the others why it was not', async () => {
    const deps = auditDeps();
    const entries = (count: number) => Array.from({ length: count }, (_, number) => sitemapEntry(`/p${number}`));
    deps.values.set('alice own', { sitemap: sitemapFrom({ entries: entries(2) }) });
    deps.values.set('alice rival', { sitemap: sitemapFrom({ entries: entries(5) }) });
    const sites: BenchmarkedSite[] = [
      read('https://site.example/', 'own'),
      read('https://one.example/', 'rival'),
      { url: 'https://down.example/', read: { ok: false, error: { code: 'dns_failure', detail: 'no such host' } } },
      read('https://lost.example/', 'gone'),
    ];
    expect(await composeSitemapBenchmark(deps, { operation: OPERATION, sites })).to.deep.equal({
      key: resultKey(OPERATION.id),
    });
    const report = deps.values.get(`alice ${resultKey(OPERATION.id)}`) as SitemapBenchmarkReport;
    expect(report).to.include({ website_url: 'https://site.example/', ranked_sites: 2, generated_at: NOW });
    expect(report.sites.map(({ url, is_yours, status, error }) => [url, is_yours, status, error])).to.deep.equal([
      ['https://site.example/', true, 'completed', null],
      ['https://one.example/', false, 'completed', null],
      ['https://down.example/', false, 'failed', 'no such host'],
      ['https://lost.example/', false, 'failed', 'What was read is not in the store'],
    ]);
    expect(report.sites.map(({ figures }) => figures?.urls ?? null)).to.deep.equal([2, 5, null, null]);
  });

  it('needs a site', async () => {
    const failure: unknown = await composeSitemapBenchmark(auditDeps(), { operation: OPERATION, sites: [] }).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.include({ code: 'invalid_input' });
  });
});
