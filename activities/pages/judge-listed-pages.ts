import { identifySite } from '../../domain/base/url/url-identity.js';
import { batchSliceKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { Outcome } from '../../domain/operations/operations.js';
import { analyzePage } from '../../domain/pages/analysis/analyze-page.js';
import { type BatchLeaf, makeLeaf, type PageOutcome } from '../../domain/pages/analysis/batch-report.js';
import type { PageAnalysis } from '../../domain/pages/analysis/page-analysis.js';
import { type CheckSettings, createCheckContext } from '../../domain/seo/check-settings.js';
import type { AnalysisDeps } from './analysis-deps.js';
import { alone, loadReadPage, PAGE_ANALYSIS_KIND } from './compose-page-analysis.js';

export interface JudgeListedPagesInput {
  operation: OperationRef;
  slice: number;
  pages: { url: string; page: Outcome<{ key: string }> }[];
  target_keywords: string[];
  /** By site, where a project has some. */
  check_settings: Record<string, CheckSettings>;
}

/**
 * Judges the pages of a slice that were fetched, accepted findings left out. Changes: keeps each analysis as the latest of its page, and what the
 * slice came to. Twice: replaces both with the same. Returns the pages that were judged.
 */
export async function judgeListedPages(
  deps: AnalysisDeps,
  { operation, slice, pages, ...settings }: JudgeListedPagesInput,
): Promise<{ judged: string[] }> {
  const outcomes: PageOutcome<BatchLeaf>[] = [];
  for (const { url, page } of pages) {
    if (!page.ok) {
      outcomes.push({ url, ok: false, error: page.error });
      continue;
    }
    const analysis = await analyzeListed(deps, operation, { url, key: page.value.key, ...settings });
    await deps.pageAnalyses.put(operation.user_id, operation.id, analysis);
    outcomes.push({ url, ok: true, value: makeLeaf(analysis) });
  }
  const sites = new Set(outcomes.flatMap(({ ok, url }) => (ok ? [identifySite(url)] : [])));
  for (const site of sites) await deps.siteVersions.raise(operation.user_id, site);
  await deps.artifacts.put(operation.user_id, batchSliceKey(operation.id, String(slice)), outcomes);
  return { judged: outcomes.flatMap(({ ok, url }) => (ok ? [url] : [])) };
}

async function analyzeListed(
  deps: AnalysisDeps,
  operation: OperationRef,
  given: { url: string; key: string } & Pick<JudgeListedPagesInput, 'target_keywords' | 'check_settings'>,
): Promise<PageAnalysis> {
  const { url, key, target_keywords, check_settings } = given;
  const startMs = deps.now();
  const page = await loadReadPage(deps, operation.user_id, key);
  const context = createCheckContext(new Date(startMs).toISOString(), check_settings[identifySite(url)]);
  const acceptor = await deps.openAcceptor(operation, identifySite(page.url), PAGE_ANALYSIS_KIND);
  const analysis = analyzePage(
    { page, url, target_keywords, acceptor, ...alone(page) },
    deps.checks,
    context,
    deps.reportCheckFailures,
  );
  return { ...analysis, generated_at: new Date(deps.now()).toISOString(), duration_ms: deps.now() - startMs };
}
