import type { Issue } from '../../domain/audits/issue.js';
import { IssueAccumulator } from '../../domain/audits/issues.js';
import type { OnPageResult } from '../../domain/audits/on-page-result.js';
import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { renderedKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { Outcome } from '../../domain/operations/operations.js';
import type { Acceptor } from '../../domain/seo/acceptance/acceptor.js';
import { showAccepted } from '../../domain/seo/acceptance/show-accepted.js';
import type { HtmlFacts } from '../../domain/seo/artifacts/html.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { RenderedPage } from '../../domain/seo/artifacts/rendered-page.js';
import type { CheckSettings } from '../../domain/seo/check-settings.js';
import { type FailedCheck, FailedChecks } from '../../domain/seo/failed-checks.js';
import { judgePage, judgeSite } from '../../domain/seo/judge.js';
import { NO_OWN_CHECKS, type OwnChecks } from '../../domain/seo/own-checks/own-checks.js';
import { summarizeOwnChecks } from '../../domain/seo/own-checks/summarize-own-checks.js';
import { toOwnChecks } from '../../domain/seo/own-checks/to-own-checks.js';
import { headDescription, headTitle } from '../../domain/seo/page/head-texts.js';
import { summarizePage } from '../../domain/seo/page/page-summary.js';
import { ON_PAGE_PARTS, type OnPagePart } from '../../domain/seo/scoring/on-page-parts.js';
import { scorePageParts } from '../../domain/seo/scoring/score-page-parts.js';
import { copyChecks } from '../../domain/seo/site/copy-checks.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import type { AuditDeps } from './audit-deps.js';
import { describeRendering } from './compose/describe-rendering.js';
import { issuesByLevel, listFirstFixes } from './compose/present-issues.js';
import { saveToolResult } from './compose/save-tool-result.js';
import { checkContext } from './judge/load-site.js';
import { openAcceptor } from './judge/open-acceptor.js';

export interface ComposeOnPageAnalysisInput {
  operation: OperationRef;
  page_key: string;
  analyze_images: boolean;
  analyze_content_quality: boolean;
  check_settings?: CheckSettings | undefined;
  own_checks?: OwnChecks | undefined;
  /** The site that the page's is a copy of. */
  production_origin?: string | undefined;
  /** How rendering ended, with the page in the store; null when it was not requested. */
  rendering?: Outcome<unknown> | null;
}

/** Its site is the page: a keyword that the site lacks is one that the page lacks. */
const KEYWORD_CHECK = 'content/keyword-absent';

/**
 * Judges one stored page, and what a browser makes of it when it was rendered; accepted findings are left out. Changes: writes
 * the operation's result. Twice: replaces it with the same.
 */
export async function composeOnPageAnalysis(
  deps: AuditDeps,
  input: ComposeOnPageAnalysisInput,
): Promise<{ key: string }> {
  const page = await deps.artifacts.get<PageArtifact>(input.operation.user_id, input.page_key);
  if (!page?.html) throw new DomainError('not_found', 'The page is not in the store');
  const rendered = await loadRendered(deps, input, page);
  const leftOut = partsLeftOut(input);
  const acceptor = await openAcceptor(deps, input.operation, identifySite(page.url), 'on_page_analysis');
  const { issues, failed_checks } = judge(deps, input, { page, rendered, leftOut, acceptor });
  const judged = { page, html: page.html, rendered, issues, accepted: new Set(acceptor.urls.keys()) };
  const { critical, warnings, notices } = issuesByLevel(issues);
  return saveToolResult(deps, input.operation, {
    url: page.url,
    ...scorePageParts(judged, leftOut, checkContext(deps, input.check_settings)),
    critical_issues: critical,
    warnings,
    notices,
    page: describePage(page, page.html),
    target_keywords: page.html.keywords,
    rendering: describeRendering(input.rendering ?? null, rendered),
    recommendations: listFirstFixes(issues),
    failed_checks,
    accepted: showAccepted(acceptor.result()),
    ...(page.extracted && { extracted: page.extracted }),
    ...(input.own_checks && {
      own_checks: summarizeOwnChecks(input.own_checks, { pages: [summarizePage(page)] }, issues),
    }),
  } satisfies Omit<OnPageResult, 'generated_at'> & Record<string, unknown>);
}

/** The requested URL led to this page: one name for both. */
async function loadRendered(
  deps: AuditDeps,
  { operation, rendering }: ComposeOnPageAnalysisInput,
  { url }: PageArtifact,
): Promise<RenderedPage | null> {
  if (!rendering?.ok) return null;
  const pages = await deps.artifacts.get<RenderedPage[]>(operation.user_id, renderedKey(operation.id));
  return pages?.[0] ? { ...pages[0], url } : null;
}

interface Subject {
  page: PageArtifact;
  rendered: RenderedPage | null;
  leftOut: ReadonlySet<OnPagePart>;
  acceptor: Acceptor;
}

function judge(
  deps: AuditDeps,
  input: ComposeOnPageAnalysisInput,
  { page, rendered, leftOut, acceptor }: Subject,
): { issues: Issue[]; failed_checks: FailedCheck[] } {
  const own = toOwnChecks(input.own_checks ?? NO_OWN_CHECKS);
  const categories = new Set<string>([...leftOut].flatMap((part) => ON_PAGE_PARTS[part]));
  const { production_origin } = input;
  const unknown = new Set(copyChecks({ start_url: page.url, production_origin }).map(({ id }) => id));
  const checks = deps.checks
    .filter(({ id }) => !unknown.has(id))
    .filter(({ id }) => !categories.has(id.split('/')[0] ?? ''))
    .filter((check) => check.scope === 'page' || check.needs.includes('rendered') || check.id === KEYWORD_CHECK)
    .concat(own);
  const context = checkContext(deps, input.check_settings);
  const nothing = { robots: null, sitemap: null, probes: null, external_links: null, speed: null };
  const parts = { ...nothing, rendered: rendered && [rendered], crawl_incomplete: true };
  const site = buildSiteArtifacts({ start_url: page.url, pages: [summarizePage(page)], ...parts });
  const accumulator = new IssueAccumulator(checks);
  const ofPage = judgePage(page, checks, context);
  const ofSite = judgeSite(site, checks, context);
  for (const finding of [...ofPage.findings, ...ofSite.findings])
    if (!acceptor.accept(finding)) accumulator.add(finding);
  deps.reportCheckFailures([...ofPage.failed, ...ofSite.failed], page.url);
  const failures = new FailedChecks();
  for (const failure of ofPage.failed) failures.addPageFailure(failure);
  for (const failure of ofSite.failed) failures.addSiteFailure(failure);
  return { issues: accumulator.result(), failed_checks: failures.list() };
}

function partsLeftOut(input: ComposeOnPageAnalysisInput): Set<OnPagePart> {
  return new Set<OnPagePart>([
    ...(input.analyze_images ? [] : (['images'] as const)),
    ...(input.analyze_content_quality ? [] : (['content'] as const)),
  ]);
}

function describePage(page: PageArtifact, html: HtmlFacts) {
  return {
    status: page.fetch.status,
    ttfb_ms: page.fetch.ttfb_ms,
    body_bytes: page.fetch.body_bytes,
    title: headTitle(html) || null,
    description: headDescription(html) || null,
    lang: html.lang,
    headings: html.headings.slice(0, 100),
    word_count: html.text.word_count,
    internal_links: html.anchors.filter((anchor) => anchor.internal).length,
    external_links: html.anchors.filter((anchor) => anchor.url !== null && !anchor.internal).length,
    images: html.images.length,
    images_without_alt: html.images.filter((image) => image.alt === null).length,
    structured_data_types: [...new Set(html.json_ld.flatMap((block) => block.types).concat(html.microdata_types))],
    top_terms: html.text.top_terms,
  };
}
