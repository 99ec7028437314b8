import { DomainError } from '../../domain/errors.js';
import type { HtmlFacts } from '../../domain/seo/artifacts/html.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import { IssueAccumulator } from '../../domain/seo/audit/issues.js';
import type { CheckSettings } from '../../domain/seo/check-settings.js';
import { judgePage } from '../../domain/seo/judge.js';
import { headDescription, headTitle } from '../../domain/seo/page/head-texts.js';
import { scoreComponent } from '../../domain/seo/scoring/component-score.js';
import { ON_PAGE_PARTS, type OnPagePart, scoreParts } from '../../domain/seo/scoring/on-page-parts.js';
import type { AuditDeps, OperationRef } from './audit-deps.js';
import { checkContext } from './load-site.js';
import { adviseIssues, issuesByLevel } from './present-issues.js';
import { saveToolResult } from './save-tool-result.js';

export interface ComposeOnPageAnalysisInput {
  operation: OperationRef;
  page_key: string;
  analyze_images: boolean;
  analyze_content_quality: boolean;
  check_settings?: CheckSettings | undefined;
}

/** Judges one stored page. Changes: writes the operation's result. Twice: replaces it with the same. */
export async function composeOnPageAnalysis(
  deps: AuditDeps,
  input: ComposeOnPageAnalysisInput,
): Promise<{ key: string }> {
  const page = await deps.artifacts.get<PageArtifact>(input.operation.user_id, input.page_key);
  if (!page?.html) throw new DomainError('not_found', 'The page is not in the store');
  const leftOut = partsLeftOut(input);
  const categories = new Set<string>([...leftOut].flatMap((part) => ON_PAGE_PARTS[part]));
  const checks = deps.checks.filter(({ scope, id }) => scope === 'page' && !categories.has(id.split('/')[0] ?? ''));
  const accumulator = new IssueAccumulator(checks);
  for (const finding of judgePage(page, checks, checkContext(deps, input.check_settings))) accumulator.add(finding);
  const issues = accumulator.result();
  const { score, deductions } = scoreComponent(issues, { fetched_pages: 1, html_pages: 1, indexable_pages: 1 });
  const { critical, warnings, notices } = issuesByLevel(issues);
  return saveToolResult(deps, input.operation, {
    url: page.url,
    overall_score: score,
    deductions,
    components: scoreParts(issues, leftOut),
    critical_issues: critical,
    warnings,
    notices,
    page: describePage(page, page.html),
    target_keywords: page.html.keywords,
    recommendations: adviseIssues(issues),
  });
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
