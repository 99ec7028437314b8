import type { ComponentResult, StartPageFacts, TargetKeyword } from '../../../domain/audits/audit-result.js';
import type { Benchmark } from '../../../domain/audits/benchmark.js';
import type { Issue } from '../../../domain/audits/issue.js';
import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { buildRecommendations } from '../../../domain/audits/recommendations.js';
import type { FoundCause } from '../../../domain/seo/causes/found-cause.js';
import { joinLabIssues } from '../../../domain/seo/causes/join-lab-issues.js';
import { unexplainedIssues } from '../../../domain/seo/causes/unexplained-issues.js';
import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import { COMPONENT_NAMES, type ComponentName } from '../../../domain/seo/components.js';
import { findSiteName } from '../../../domain/seo/site/find-site-name.js';
import type { SiteMetrics } from '../../../domain/seo/site/site-metrics.js';
import { startPage } from '../../../domain/seo/site/start-page.js';

/** What an audit says of the whole site beside its scores. It needs every page, so it is made while they are in memory. */
export interface AuditAdvice {
  /** Root causes with all that follows from them, the measurements of the lab included. */
  causes: FoundCause[];
  recommendations: Recommendation[];
  /** The start page as searchers see it; null when it was not crawled. */
  start_page: StartPageFacts | null;
}

export interface AuditAdviceSources {
  /** With what was measured. */
  site: SiteArtifacts;
  components: Record<ComponentName, ComponentResult>;
  /** As they were seen in the crawl. */
  causes: readonly FoundCause[];
  rest_issues: readonly Issue[];
  metrics: SiteMetrics;
  target_keywords: readonly TargetKeyword[];
  benchmark: Benchmark | null;
  /** ISO 8601. */
  now: string;
}

export function adviseAudit(sources: AuditAdviceSources): AuditAdvice {
  const { components, rest_issues, site, metrics, target_keywords, benchmark, now } = sources;
  const all_issues = COMPONENT_NAMES.flatMap((name) => components[name].issues);
  const unexplained = unexplainedIssues(all_issues, sources.causes, rest_issues);
  const { causes, issues } = joinLabIssues(sources.causes, unexplained);
  const shares = readShares(components);
  return {
    causes,
    recommendations: buildRecommendations(issues, {
      causes,
      all_issues,
      shares,
      site,
      metrics,
      target_keywords,
      benchmark,
      now,
    }),
    start_page: readStartPage(site),
  };
}

/** By check id, where more was known than the number of its pages. */
function readShares(components: AuditAdviceSources['components']): Record<string, number> {
  const deductions = COMPONENT_NAMES.flatMap((name) => components[name].deductions);
  return Object.fromEntries(
    deductions.flatMap(({ check_id, share }) => (share === undefined ? [] : [[check_id, share] as const])),
  );
}

function readStartPage(site: SiteArtifacts): StartPageFacts | null {
  const page = startPage(site);
  if (page === null) return null;
  return { url: page.url, title: page.title, description: page.description, site_name: findSiteName(page) };
}
