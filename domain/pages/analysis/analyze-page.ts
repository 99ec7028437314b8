import type { Deduction } from '../../audits/audit-result.js';
import type { Issue } from '../../audits/issue.js';
import { countIssues } from '../../audits/issues.js';
import { analyzeTargetKeywords } from '../../audits/target-keywords.js';
import type { Acceptor } from '../../seo/acceptance/acceptor.js';
import { showAccepted } from '../../seo/acceptance/show-accepted.js';
import type { HtmlFacts } from '../../seo/artifacts/html.js';
import type { PageArtifact } from '../../seo/artifacts/page.js';
import type { Check, CheckContext } from '../../seo/checks/check.js';
import { gatherSiteFacts } from '../../seo/improvements/site-facts.js';
import { summarizePage } from '../../seo/page/page-summary.js';
import type { ReportCheckFailures } from '../../seo/report-check-failures.js';
import { composePageScore } from '../../seo/scoring/compose-page-score.js';
import { classifyScore } from '../../seo/scoring/composite.js';
import { isGateAccepted } from '../../seo/scoring/gates/is-gate-accepted.js';
import { judgePageGates } from '../../seo/scoring/gates/page-gates.js';
import { measureSite } from '../../seo/site/site-metrics.js';
import { adviseIssues, adviseKeywords, pickAdvice } from './advise-page.js';
import { measureCategories } from './category-metrics.js';
import { judgeNamedPage, type NamedPage } from './judge-named-page.js';
import type { CategoryReport, FullParts, PageAnalysis, PageIssue } from './page-analysis.js';
import { categoryOfCheck, PAGE_CATEGORIES, type PageCategory } from './page-category.js';
import { type ScoredCategory, scoreCategories } from './score-categories.js';
import { writePageFixes } from './write-page-fixes.js';

export interface AnalyzeInput extends NamedPage {
  page: PageArtifact & { html: HtmlFacts };
  /** As the user named it. */
  url: string;
  target_keywords: readonly string[];
  full: FullParts | null;
  acceptor?: Acceptor;
}

const TOP_ADVICE = 5;
const GOOD_FROM = 80;
const NEEDS_WORK_FROM = 50;

/** Judges a page in nine categories. What the analysis took, and when, its caller knows. */
export function analyzePage(
  input: AnalyzeInput,
  checks: readonly Check[],
  context: CheckContext,
  reportCheckFailures: ReportCheckFailures,
): Omit<PageAnalysis, 'generated_at' | 'duration_ms'> {
  const { page, url, target_keywords, full } = input;
  const verdict = judgeNamedPage(input, checks, context);
  reportCheckFailures(verdict.failures, page.url);
  const keywords = analyzeTargetKeywords(target_keywords, [{ ...summarizePage(page), indexable: true }]);
  const scored = scoreCategories(page, verdict, { context, keywords });
  const gates = judgePageGates({ page, html: readableHtml(input), context, keywords: page.html.keywords }).filter(
    ({ check_ids }) => !isGateAccepted(check_ids, verdict.issues, new Set(input.acceptor?.urls.keys())),
  );
  const { overall_score, weighted_mean, deductions } = composePageScore(Object.values(scored), gates);
  const reports = reportCategories(input, verdict, { scored, deductions, context, keywords });
  return {
    url,
    final_url: page.url,
    kind: full === null ? 'comprehensive' : 'full',
    overall_score,
    overall_status: classifyScore(overall_score),
    weighted_mean,
    score_gates: gates,
    issue_counts: countIssues(verdict.issues),
    categories: reports,
    top_recommendations: pickAdvice(
      PAGE_CATEGORIES.map((category) => [category, reports[category].recommendations] as const),
      TOP_ADVICE,
    ),
    target_keywords: keywords,
    checks_run: verdict.run.length,
    checks_skipped: verdict.skipped,
    failed_checks: verdict.failed_checks,
    full,
    accepted: showAccepted(input.acceptor?.result() ?? null),
    analyzed_at: context.now,
  };
}

interface Ground {
  scored: Record<PageCategory, ScoredCategory>;
  deductions: readonly Deduction[];
  context: CheckContext;
  keywords: PageAnalysis['target_keywords'];
}

function reportCategories(
  input: AnalyzeInput,
  { issues, run }: ReturnType<typeof judgeNamedPage>,
  { scored, deductions, context, keywords }: Ground,
): Record<PageCategory, CategoryReport> {
  const { page } = input;
  const metrics = measureCategories(page);
  const points = new Map(deductions.map((deduction) => [deduction.check_id, deduction.points]));
  const facts = factsFor(input, context.now);
  const subject = { page, thresholds: context.thresholds };
  const reports = PAGE_CATEGORIES.map((category) => {
    const own = issues.filter(({ check_id }) => categoryOfCheck(check_id) === category);
    const checksRun = run.filter((id) => categoryOfCheck(id) === category).length;
    const shown = own.map((issue) => showIssue(issue, points.get(issue.check_id) ?? 0));
    const advice = [...adviseIssues(shown), ...(category === 'keywords' ? adviseKeywords(keywords) : [])];
    const report: CategoryReport = {
      ...describeScore(scored[category]),
      checks_run: checksRun,
      checks_failed: own.length,
      issues: shown.filter(({ level }) => level === 'critical'),
      warnings: shown.filter(({ level }) => level === 'warning'),
      notices: shown.filter(({ level }) => level === 'notice'),
      recommendations: advice,
      fixes: writePageFixes(own, subject, facts),
      metrics: metrics[category],
    };
    return [category, report] as const;
  });
  return Object.fromEntries(reports) as Record<PageCategory, CategoryReport>;
}

function describeScore({ score, weight }: ScoredCategory): Pick<CategoryReport, 'score' | 'status' | 'weight'> {
  if (score === null) return { score, weight, status: 'not_measured' };
  return { score, weight, status: score >= GOOD_FROM ? 'good' : score >= NEEDS_WORK_FROM ? 'needs_work' : 'poor' };
}

/** As search engines that run scripts read the page, where a browser has read it. */
function readableHtml({ page, site }: AnalyzeInput): HtmlFacts {
  const rendered = site.rendered?.find(({ url, error }) => url === page.url && error === null)?.rendered;
  return rendered && rendered.text.word_count > page.html.text.word_count ? rendered : page.html;
}

/** The basis of fixes; the page's own source if no browser has read it. */
function factsFor({ page, site }: AnalyzeInput, now: string) {
  const source = {
    url: page.url,
    source_url: page.url,
    final_url: page.url,
    script_redirect: null,
    documents: 1,
    status: page.fetch.status,
    error: null,
    duration_ms: 0,
    raw: page.html,
    rendered: null,
    layout: null,
  };
  const known = site.rendered?.some(({ url, error }) => url === page.url && error === null);
  const read = known ? site : { ...site, rendered: [source] };
  return gatherSiteFacts({
    site: read,
    metrics: measureSite(read, now),
    target_keywords: [],
    benchmark: null,
    now,
  });
}

function showIssue(issue: Issue, points: number): PageIssue {
  const { check_id, severity, level, title, why, fix, reference, effort_hours, affected_count, sample } = issue;
  return {
    check_id,
    severity,
    level,
    title,
    why,
    fix,
    reference,
    effort_hours,
    points,
    count: affected_count,
    findings: sample.map(({ observed, expected = null, where = null, url, count = 1 }) => ({
      observed,
      expected,
      where,
      url,
      count,
    })),
  };
}
