import { DomainError } from '../../domain/errors.js';
import type { HtmlFacts, PageArtifact } from '../../domain/seo/artifacts.js';
import type { Issue } from '../../domain/seo/audit-result.js';
import { IssueAccumulator } from '../../domain/seo/issues.js';
import { judgePage } from '../../domain/seo/judge.js';
import { scoreComponent } from '../../domain/seo/scoring/component-score.js';
import { scoreParts } from '../../domain/seo/scoring/on-page-parts.js';
import type { AuditDeps, OperationRef } from './audit-deps.js';
import { checkContext } from './load-site.js';
import { adviseIssues } from './present-issues.js';
import { saveToolResult } from './save-tool-result.js';

export interface ComposeOnPageAnalysisInput {
  operation: OperationRef;
  page_key: string;
  analyze_images: boolean;
  analyze_content_quality: boolean;
}

const IMAGE_CATEGORIES = new Set(['image']);
const CONTENT_CATEGORIES = new Set(['content']);

/** Judges one stored page. Changes: writes the operation's result. Twice: replaces it with the same. */
export async function composeOnPageAnalysis(
  deps: AuditDeps,
  input: ComposeOnPageAnalysisInput,
): Promise<{ key: string }> {
  const page = await deps.artifacts.get<PageArtifact>(input.operation.user_id, input.page_key);
  if (!page?.html) throw new DomainError('not_found', 'The page is not in the store');
  const left_out = new Set([
    ...(input.analyze_images ? [] : IMAGE_CATEGORIES),
    ...(input.analyze_content_quality ? [] : CONTENT_CATEGORIES),
  ]);
  const checks = deps.checks.filter((check) => check.scope === 'page' && !left_out.has(check.id.split('/')[0] ?? ''));
  const accumulator = new IssueAccumulator(checks);
  for (const finding of judgePage(page, checks, checkContext(deps))) accumulator.add(finding);
  const issues = accumulator.result();
  const { score, deductions } = scoreComponent(issues, { fetched_pages: 1, html_pages: 1, indexable_pages: 1 });
  return saveToolResult(deps, input.operation, {
    url: page.url,
    overall_score: score,
    deductions,
    components: scoreParts(issues, left_out),
    critical_issues: atLevel(issues, 'critical'),
    warnings: atLevel(issues, 'warning'),
    notices: atLevel(issues, 'notice'),
    page: describePage(page, page.html),
    target_keywords: page.html.keywords,
    recommendations: adviseIssues(issues),
  });
}

function atLevel(issues: readonly Issue[], level: Issue['level']): Issue[] {
  return issues.filter((issue) => issue.level === level);
}

function describePage(page: PageArtifact, html: HtmlFacts) {
  return {
    status: page.fetch.status,
    ttfb_ms: page.fetch.ttfb_ms,
    body_bytes: page.fetch.body_bytes,
    title: html.titles[0]?.text ?? null,
    description: html.metas.find((meta) => meta.key === 'description')?.content ?? null,
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
