import { benchmarkSitemaps } from '../../domain/audits/sitemap-benchmark.js';
import type { SitemapSubject } from '../../domain/audits/sitemap-standing.js';
import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { Outcome } from '../../domain/operations/operations.js';
import type { SitemapArtifact } from '../../domain/seo/artifacts/sitemap.js';
import type { AuditDeps } from './audit-deps.js';
import { saveToolResult } from './compose/save-tool-result.js';

export interface BenchmarkedSite {
  url: string;
  read: Outcome<{ key: string }>;
}

export interface ComposeSitemapBenchmarkInput {
  operation: OperationRef;
  /** The own site first. */
  sites: BenchmarkedSite[];
}

/** Compares what was read. Changes: writes the operation's result. Twice: replaces it with the same. */
export async function composeSitemapBenchmark(
  deps: AuditDeps,
  { operation, sites }: ComposeSitemapBenchmarkInput,
): Promise<{ key: string }> {
  const [own, ...competitors] = await Promise.all(sites.map((site) => subjectOf(deps, operation, site)));
  if (!own) throw new DomainError('invalid_input', 'There is no site to compare');
  const report = benchmarkSitemaps(own, competitors, new Date(deps.now()).toISOString());
  const saved = await saveToolResult(deps, operation, report);
  await deps.siteVersions.raise(operation.user_id, identifySite(own.url));
  return saved;
}

async function subjectOf(
  deps: AuditDeps,
  { user_id }: OperationRef,
  { url, read }: BenchmarkedSite,
): Promise<SitemapSubject> {
  if (!read.ok) return { url, sitemap: null, error: read.error.detail };
  const stored = await deps.artifacts.get<{ sitemap: SitemapArtifact }>(user_id, read.value.key);
  if (!stored) return { url, sitemap: null, error: 'What was read is not in the store' };
  return { url, sitemap: stored.sitemap, error: null };
}
