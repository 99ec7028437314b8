import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import { type AnalyzeInput, analyzePage } from '../../domain/pages/analysis/analyze-page.js';
import type { PageAnalysis } from '../../domain/pages/analysis/page-analysis.js';
import type { HtmlFacts } from '../../domain/seo/artifacts/html.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import { type CheckSettings, createCheckContext } from '../../domain/seo/check-settings.js';
import type { CheckContext } from '../../domain/seo/checks/check.js';
import { summarizePage } from '../../domain/seo/page/page-summary.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { AnalysisDeps } from './analysis-deps.js';
import { type FullRuns, loadFullParts } from './shared/full-parts.js';
import { stampResult } from './shared/save-result.js';

export interface ComposePageAnalysisInput {
  operation: OperationRef;
  /** As the user named it. */
  url: string;
  page_key: string;
  target_keywords: string[];
  check_settings?: CheckSettings | undefined;
  /** Null for a comprehensive analysis. */
  full: FullRuns | null;
}

/** What acceptances know analyses of one page by, whatever they were started by: findings are compared among these. */
export const PAGE_ANALYSIS_KIND = 'page_analysis';

/**
 * Judges one stored page in nine categories, accepted findings left out. Changes: writes the operation's result, and keeps it as the latest of its
 * page. Twice: replaces both with the same.
 */
export async function composePageAnalysis(
  deps: AnalysisDeps,
  input: ComposePageAnalysisInput,
): Promise<{ key: string }> {
  const { operation, url, page_key, target_keywords, check_settings } = input;
  const page = await loadReadPage(deps, operation.user_id, page_key);
  const context = createCheckContext(new Date(deps.now()).toISOString(), check_settings);
  const gathered = input.full === null ? alone(page) : await withFullParts(deps, input, { page, context });
  const acceptor = await deps.openAcceptor(operation, identifySite(page.url), PAGE_ANALYSIS_KIND);
  const analysis = analyzePage(
    { page, url, target_keywords, acceptor, ...gathered },
    deps.checks,
    context,
    deps.reportCheckFailures,
  );
  const result: PageAnalysis = { ...analysis, ...(await stampResult(deps, operation)) };
  const key = resultKey(operation.id);
  await deps.artifacts.put(operation.user_id, key, result);
  await deps.pageAnalyses.put(operation.user_id, operation.id, result);
  await deps.siteVersions.raise(operation.user_id, identifySite(url));
  return { key };
}

/** @throws DomainError `not_found` */
export async function loadReadPage(
  { artifacts }: Pick<AnalysisDeps, 'artifacts'>,
  userId: OwnerId,
  key: string,
): Promise<AnalyzeInput['page']> {
  const page = await artifacts.get<PageArtifact>(userId, key);
  if (!page || !hasHtml(page)) throw new DomainError('not_found', 'The page is not in the store');
  return page;
}

function hasHtml(page: PageArtifact): page is PageArtifact & { html: HtmlFacts } {
  return page.html !== null;
}

/** The page as a site of one. */
export function alone(page: PageArtifact): Pick<AnalyzeInput, 'site' | 'has_surroundings' | 'full'> {
  const nothing = { robots: null, sitemap: null, probes: null, external_links: null, speed: null };
  const pages = [summarizePage(page)];
  const site = buildSiteArtifacts({ start_url: page.url, pages, ...nothing, crawl_incomplete: true });
  return { site, has_surroundings: false, full: null };
}

async function withFullParts(
  deps: AnalysisDeps,
  { operation, full: runs }: ComposePageAnalysisInput,
  { page, context }: { page: AnalyzeInput['page']; context: CheckContext },
): Promise<Pick<AnalyzeInput, 'site' | 'has_surroundings' | 'full'>> {
  if (runs === null) return alone(page);
  const { site, rendered, speed, parts } = await loadFullParts(deps, { operation, page, runs }, context.thresholds);
  // The crawl may have got another response for the page: what was fetched for the analysis counts.
  const isCrawled = site?.by_url.get(page.url)?.is_html === true;
  const around = site !== null && isCrawled ? site : alone(page).site;
  return { site: { ...around, rendered, speed }, has_surroundings: isCrawled, full: parts };
}
