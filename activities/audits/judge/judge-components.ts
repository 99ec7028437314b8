import type { ComponentResult } from '../../../domain/audits/audit-result.js';
import { countIssues } from '../../../domain/audits/issues.js';
import { nameIssueCounts } from '../../../domain/audits/name-issue-counts.js';
import { plural } from '../../../domain/base/text/plural.js';
import { COMPONENT_WEIGHTS, type ComponentName } from '../../../domain/seo/components.js';
import { scoreComponent } from '../../../domain/seo/scoring/component-score.js';
import { countSubjects, type SubjectCounts } from '../../../domain/seo/scoring/subject-counts.js';
import { whyUnscored } from '../../../domain/seo/scoring/why-unscored.js';
import { measureSite } from '../../../domain/seo/site/site-metrics.js';
import { summarizeTechnical } from '../../../domain/seo/site/technical-summary.js';
import { describeSitemap } from '../../../domain/seo/sitemap/sitemap-insights.js';
import type { JudgedSite } from './load-site.js';

/** The components that one crawl feeds. */
export const CRAWL_COMPONENTS = ['technical_seo', 'on_page_seo', 'sitemap', 'content_strategy'] as const;
export type CrawlComponent = (typeof CRAWL_COMPONENTS)[number];

/**
 * Scores one component of a judged site; one that had nothing to judge has no score, whatever else was found.
 * `durationMs` is how long collecting and judging took, shared with its siblings.
 */
export function judgeComponent(
  judged: JudgedSite,
  component: CrawlComponent,
  now: string,
  durationMs: number,
): ComponentResult {
  const issues = judged.issues.filter((issue) => issue.component === component);
  const nothing = whyUnscored(component, issues, judged.site);
  const { score, deductions } =
    nothing === null ? scoreComponent(issues, findSubjects(judged)) : { score: null, deductions: [] };
  return {
    status: nothing === null ? 'completed' : 'skipped',
    weight: COMPONENT_WEIGHTS[component],
    score,
    duration_ms: durationMs,
    error: nothing,
    summary: nothing ?? summarize(judged, component, issues.length),
    issues,
    metrics: { ...metricsOf(judged, component, now), failed_checks: judged.failed_checks },
    deductions,
    checks_run: judged.coverage[component].run,
    checks_skipped: judged.coverage[component].skipped,
  };
}

/** Where findings know how much of the site they are about, that counts. */
function findSubjects({ site, accepted_urls, shares }: JudgedSite): SubjectCounts {
  const counts = countSubjects(site, undefined, accepted_urls);
  return { ...counts, shares: { ...counts.shares, ...shares } };
}

function metricsOf({ site }: JudgedSite, component: CrawlComponent, now: string): Record<string, unknown> {
  switch (component) {
    case 'technical_seo':
      return { ...summarizeTechnical(site), robots_txt: robotsFacts(site.robots) };
    case 'sitemap':
      return site.sitemap ? { ...describeSitemap(site.sitemap, now) } : {};
    case 'on_page_seo':
    case 'content_strategy':
      return { ...measureSite(site, now) };
  }
}

export function robotsFacts(robots: JudgedSite['site']['robots']): Record<string, unknown> | null {
  if (!robots) return null;
  const { text: _text, ...facts } = robots;
  return facts;
}

function summarize(judged: JudgedSite, component: CrawlComponent, kinds: number): string {
  const counts = countIssues(judged.issues.filter((issue) => issue.component === component));
  const pages = plural(countSubjects(judged.site).html_pages, 'page');
  if (kinds === 0) return `No issues were found on ${pages}.`;
  return `${nameIssueCounts(counts)} on ${pages}.`;
}

/** The result in place of a component that could not be judged. */
export function missingComponent(
  component: ComponentName,
  status: 'failed' | 'skipped',
  reason: string,
): ComponentResult {
  return {
    status,
    weight: COMPONENT_WEIGHTS[component],
    score: null,
    duration_ms: 0,
    error: reason,
    summary: status === 'failed' ? `Not measured: ${reason}` : reason,
    issues: [],
    metrics: {},
    deductions: [],
  };
}
