import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import type { SitemapBenchmarkReport } from '../../../../domain/audits/sitemap-benchmark.js';
import type { NoData } from '../../../../domain/dashboard/no-data.js';
import { resultKey, searchRowsKey } from '../../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../../domain/operations/operation-ref.js';
import type { SearchSurroundings } from '../../../../domain/search/analysis/search-analysis.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { Inspected } from '../inspect-pages.js';
import type { SearchAnalysisDeps } from '../search-analysis-deps.js';
import { readCrawledSite, type StoredCrawl } from './read-crawled-site.js';

export interface SurroundingsInput {
  operation: OperationRef;
  /** As identifySite writes it. */
  site: string;
  /** The best one first. */
  audits: StoredCrawl[];
}

const NOT_ASKED: NoData = {
  status: 'no_data',
  reason: 'It could not be asked for',
  next_step: 'Start the analysis again',
};

/** What is stored about a site besides its search data: the latest audit and crawl, comparisons, inspections. */
export async function loadSurroundings(
  deps: SearchAnalysisDeps,
  { operation: { id, user_id }, site, audits }: SurroundingsInput,
): Promise<SearchSurroundings> {
  const inspected = await deps.artifacts.get<Inspected>(user_id, searchRowsKey(id, 'inspected'));
  const found: Pick<SearchSurroundings, 'audit' | 'benchmark_audit'> = { audit: null, benchmark_audit: null };
  let crawl: SearchSurroundings['crawl'] = null;
  for (const stored of audits) {
    const audit = await deps.artifacts.get<CompleteAudit>(user_id, resultKey(stored.audit_id));
    if (!audit) continue;
    if (audit.benchmarking !== null) found.benchmark_audit ??= audit;
    found.audit ??= audit;
    crawl ??= await readCrawledSite(deps, user_id, stored);
    if (crawl !== null && found.benchmark_audit !== null) break;
  }
  return {
    ...found,
    crawl,
    sitemap_benchmark: await lastSitemapBenchmark(deps, user_id, site),
    inspections: inspected?.inspections ?? NOT_ASKED,
    field_data: inspected?.field_data ?? NOT_ASKED,
  };
}

async function lastSitemapBenchmark(
  { operations, artifacts }: SearchAnalysisDeps,
  userId: OwnerId,
  site: string,
): Promise<SearchSurroundings['sitemap_benchmark']> {
  const latest = await operations.findLatest(userId, { type: 'sitemap_benchmark', site, status: 'completed' });
  if (!latest) return null;
  const report = await artifacts.get<SitemapBenchmarkReport>(userId, resultKey(latest.id));
  return report && { operation_id: latest.id, report };
}
