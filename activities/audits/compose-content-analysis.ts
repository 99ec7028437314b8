import { DomainError, isDomainError } from '../../domain/base/errors.js';
import type { CrawlResult } from '../../domain/crawl/crawl.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { Outcome } from '../../domain/operations/operations.js';
import { type AnalyzedSites, analyzeContent } from '../../domain/seo/content/content-analysis.js';
import { WEAK_PAGE_CHECKS } from '../../domain/seo/content/weak-pages.js';
import type { CheckFinding } from '../../domain/seo/judge.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { AuditDeps } from './audit-deps.js';
import { saveToolResult } from './compose/save-tool-result.js';
import { loadSite, readStoredSite } from './judge/load-site.js';

export interface ComposeContentAnalysisInput {
  operation: OperationRef;
  target_keywords: string[];
  crawl: CrawlResult;
  competitors: { url: string; crawl: Outcome<CrawlResult> }[];
}

/** Compares the content of crawled sites. Changes: writes the operation's result. Twice: replaces it with the same. */
export async function composeContentAnalysis(
  deps: AuditDeps,
  { operation, target_keywords, crawl, competitors }: ComposeContentAnalysisInput,
): Promise<{ key: string }> {
  const { user_id } = operation;
  const findings: CheckFinding[] = [];
  const checks = deps.checks.filter(({ id }) => WEAK_PAGE_CHECKS.has(id));
  const { site: own, failed_checks: failed } = await loadSite(
    { ...deps, checks },
    {
      user_id,
      crawl_id: crawl.crawl_id,
      crawl_incomplete: crawl.incomplete,
      keepsFinding: ({ check_id }) => WEAK_PAGE_CHECKS.has(check_id),
      onFinding: (finding) => findings.push(finding),
    },
  );
  if (own.pages.every(({ is_html }) => !is_html))
    throw new DomainError('no_data', `${crawl.final_url} has no HTML pages`);
  const rivals: AnalyzedSites['rivals'][number][] = [];
  for (const competitor of competitors) rivals.push(await readCompetitor(deps, user_id, competitor));
  // Others are no part of this analysis.
  const failed_checks = failed.filter(({ id }) => WEAK_PAGE_CHECKS.has(id));
  const analyzed = { own, findings, failed_checks, rivals, target_keywords };
  return saveToolResult(deps, operation, analyzeContent(analyzed, new Date(deps.now()).toISOString()));
}

async function readCompetitor(
  deps: AuditDeps,
  user_id: OwnerId,
  { url, crawl }: ComposeContentAnalysisInput['competitors'][number],
): Promise<AnalyzedSites['rivals'][number]> {
  if (!crawl.ok) return { url, ok: false, error: crawl.error.detail };
  const { crawl_id, incomplete: crawl_incomplete } = crawl.value;
  try {
    return { url, ok: true, site: await readStoredSite(deps, { user_id, crawl_id, crawl_incomplete }) };
  } catch (error) {
    // Store errors pass through: the activity is retried.
    if (!isDomainError(error)) throw error;
    return { url, ok: false, error: error.message };
  }
}
