import type {
  CompleteAudit,
  ComponentResult,
  CrawlFacts,
  Reliability,
  StartPageFacts,
} from '../../../domain/audits/audit-result.js';
import type { Benchmark } from '../../../domain/audits/benchmark.js';
import { countIssues } from '../../../domain/audits/issues.js';
import { buildRecommendations } from '../../../domain/audits/recommendations.js';
import { buildRoadmap } from '../../../domain/audits/roadmap.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { JudgedAcceptances } from '../../../domain/seo/acceptance/accepted-findings.js';
import { showAccepted } from '../../../domain/seo/acceptance/show-accepted.js';
import { type JoinedLabIssues, joinLabIssues } from '../../../domain/seo/causes/join-lab-issues.js';
import { noteExplanations } from '../../../domain/seo/causes/note-explanations.js';
import { unexplainedIssues } from '../../../domain/seo/causes/unexplained-issues.js';
import { type CheckSettings, NO_CHECK_SETTINGS } from '../../../domain/seo/check-settings.js';
import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import { COMPONENT_NAMES, type ComponentName } from '../../../domain/seo/components.js';
import { composeScore, meanScore } from '../../../domain/seo/scoring/composite.js';
import { closeGates } from '../../../domain/seo/scoring/gates/close-gates.js';
import { breakDownScore } from '../../../domain/seo/scoring/score-breakdown.js';
import { findSiteName } from '../../../domain/seo/site/find-site-name.js';
import { measureSite } from '../../../domain/seo/site/site-metrics.js';
import { startPage } from '../../../domain/seo/site/start-page.js';
import type { JudgedCrawl } from '../judge-crawl.js';

const NOTHING_CRAWLED: CrawlFacts = { pages: 0, depth: 0, bytes: 0, duration_ms: 0, pages_per_second: 0 };
const UNKNOWN: Reliability = { reliable: true, reason: null };

export interface AuditParts {
  operation: OperationRef;
  request: { audit_type: 'complete' | 'quick'; website_url: string; check_settings?: CheckSettings | undefined };
  /** Some of the work was given up. */
  cancelled: boolean;
  /** Null when the crawl failed. */
  judged: JudgedCrawl | null;
  components: Record<ComponentName, ComponentResult>;
  /** Null when nothing was judged by it. */
  accepted: JudgedAcceptances | null;
  benchmarking: Benchmark | null;
  /** What recommendations rest on. */
  site: SiteArtifacts;
}

/** The audit as returned, still without its summary and the comparison with the one before. Times are ISO 8601. */
export function writeAudit(parts: AuditParts, { started_at, now }: { started_at: string; now: string }): CompleteAudit {
  const { operation, request, cancelled, judged, components, benchmarking } = parts;
  const scores = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, components[name].score])) as Record<
    ComponentName,
    number | null
  >;
  const reliability = judged?.reliability ?? UNKNOWN;
  const gates = closeGates(scores, meanScore(scores), judged?.gates ?? []);
  const joined = joinCauses(parts);
  const recommendations = recommend(parts, joined, now);
  const failed = COMPONENT_NAMES.some((name) => components[name].status === 'failed');
  return {
    audit_id: operation.id,
    audit_type: request.audit_type,
    website_url: request.website_url,
    final_url: judged?.final_url ?? request.website_url,
    status: failed || cancelled ? 'partial' : 'completed',
    ...composeScore(scores, reliability, judged?.gates ?? []),
    reliability,
    score_breakdown: breakDownScore(components, gates),
    score_gates: gates,
    component_scores: scores,
    components: {
      ...components,
      page_speed: {
        ...components.page_speed,
        issues: noteExplanations(components.page_speed.issues, joined.causes),
      },
    },
    issue_counts: countIssues(issuesOf(components)),
    accepted: showAccepted(parts.accepted),
    benchmarking,
    recommendations,
    roadmap: buildRoadmap(recommendations),
    executive_summary: '',
    target_keyword_analysis: judged?.keywords ?? [],
    crawl: judged?.crawl ?? NOTHING_CRAWLED,
    start_page: readStartPage(parts.site),
    previous: null,
    check_settings: request.check_settings ?? NO_CHECK_SETTINGS,
    ...(judged?.own_checks && { own_checks: judged.own_checks }),
    generated_at: now,
    duration_ms: Date.parse(now) - Date.parse(started_at),
    generated_by: 'rules',
  };
}

/** Root causes with all that follows from them, the measurements of the lab among it, and the issues that are left. */
function joinCauses({ judged, components }: AuditParts): JoinedLabIssues {
  const causes = judged?.causes ?? [];
  return joinLabIssues(causes, unexplainedIssues(issuesOf(components), causes, judged?.rest_issues ?? []));
}

function recommend(
  { judged, components, benchmarking, site }: AuditParts,
  { causes, issues }: JoinedLabIssues,
  now: string,
): CompleteAudit['recommendations'] {
  return buildRecommendations(issues, {
    causes,
    all_issues: issuesOf(components),
    shares: sharesOf(components),
    site,
    metrics: judged?.metrics ?? measureSite(site, now),
    target_keywords: judged?.keywords ?? [],
    benchmark: benchmarking,
    now,
  });
}

/** The start page as searchers see it; null when nothing was crawled. */
function readStartPage(site: SiteArtifacts): StartPageFacts | null {
  const page = startPage(site);
  if (page === null) return null;
  return { url: page.url, title: page.title, description: page.description, site_name: findSiteName(page) };
}

/** By check id, where more was known than the number of its pages. */
function sharesOf(components: AuditParts['components']): Record<string, number> {
  const deductions = COMPONENT_NAMES.flatMap((name) => components[name].deductions);
  return Object.fromEntries(
    deductions.flatMap(({ check_id, share }) => (share === undefined ? [] : [[check_id, share] as const])),
  );
}

function issuesOf(components: AuditParts['components']): ComponentResult['issues'] {
  return COMPONENT_NAMES.flatMap((name) => components[name].issues);
}
