import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import type { SitemapBenchmarkReport } from '../../domain/audits/sitemap-benchmark.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { CompetitorSources, MeasuredSite } from '../../domain/dashboard/competitors/competitor-sources.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import { operationResultKey } from '../../domain/operations/operation-result-key.js';
import type { SiteMetrics } from '../../domain/seo/site/site-metrics.js';
import type { Site } from '../../domain/sites/site.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../artifacts/artifacts.js';
import type { OperationsRepository } from '../operations/operations.js';
import type { AuditRecord, AuditsRepository } from './audits.js';

export interface CompetitorDeps {
  audits: Pick<AuditsRepository, 'list'>;
  artifacts: Pick<ArtifactsRepository, 'get'>;
  operations: Pick<OperationsRepository, 'findLatest'>;
}

/** Audits looked through for the latest with competitors: a year of weekly ones with their quick ones between. */
const LOOKED_AT = 20;

/** Everything that is stored about a site and its competitors. */
export async function loadCompetitors(
  deps: CompetitorDeps,
  userId: OwnerId,
  { site, watched }: { site: string; watched: Site | null },
): Promise<CompetitorSources> {
  const { items } = await deps.audits.list(userId, { site }, LOOKED_AT, null);
  const own = await findMeasured(deps, userId, items);
  const benchmark = await findBenchmark(deps, userId, items);
  const sitemaps = await findSitemaps(deps, userId, site);
  const urls = [
    ...(watched?.competitors ?? []),
    ...(benchmark?.result.competitors.map(({ url }) => url) ?? []),
    ...(sitemaps?.report.sites.filter(({ is_yours }) => !is_yours).map(({ url }) => url) ?? []),
  ];
  const audited = await Promise.all(
    [...new Set(urls.map(identifySite))].map(async (competitor) => {
      const found = await deps.audits.list(userId, { site: competitor }, LOOKED_AT, null);
      return findMeasured(deps, userId, found.items);
    }),
  );
  return {
    site,
    site_url: watched?.site_url ?? items[0]?.website_url ?? `https://${site}/`,
    own,
    benchmark,
    sitemaps,
    watched: watched?.competitors ?? [],
    audited: audited.filter((one) => one !== null),
  };
}

/** The latest complete audit whose crawl was measured; failing that, the latest of any kind. */
async function findMeasured(
  deps: CompetitorDeps,
  userId: OwnerId,
  lines: readonly AuditRecord[],
): Promise<MeasuredSite | null> {
  const ordered = [...lines].sort((one, other) => rankValue(one) - rankValue(other));
  for (const line of ordered) {
    const audit = await loadAudit(deps, userId, line.id);
    const metrics = audit?.components.on_page_seo.metrics;
    if (!audit || !metrics || !isMetrics(metrics)) continue;
    const source = { kind: 'audit' as const, id: line.id, at: line.created_at };
    return { url: audit.website_url, metrics, scores: audit.component_scores, source };
  }
  return null;
}

/** Kept as they were listed, newest first, within a kind. */
function rankValue({ audit_type }: AuditRecord): number {
  return audit_type === 'complete' ? 0 : 1;
}

async function findBenchmark(
  deps: CompetitorDeps,
  userId: OwnerId,
  lines: readonly AuditRecord[],
): Promise<CompetitorSources['benchmark']> {
  for (const { id, created_at } of lines.filter(({ audit_type }) => audit_type === 'complete')) {
    const audit = await loadAudit(deps, userId, id);
    if (audit?.benchmarking) return { id, at: created_at, result: audit.benchmarking };
  }
  return null;
}

async function findSitemaps(
  deps: CompetitorDeps,
  userId: OwnerId,
  site: string,
): Promise<CompetitorSources['sitemaps']> {
  const operation = await deps.operations.findLatest(userId, { type: 'sitemap_benchmark', site, status: 'completed' });
  if (!operation) return null;
  const report = await deps.artifacts.get<SitemapBenchmarkReport>(userId, operationResultKey(operation));
  return report && { id: operation.id, at: report.generated_at, report };
}

async function loadAudit({ artifacts }: CompetitorDeps, userId: OwnerId, id: string) {
  const stored = await artifacts.get<StoredAudit>(userId, resultKey(id));
  return stored && completeStoredAudit(stored);
}

/** What an audit keeps of a crawl that failed has no figures. */
function isMetrics(metrics: object): metrics is SiteMetrics {
  return 'indexable_pages' in metrics && 'error_share' in metrics;
}
