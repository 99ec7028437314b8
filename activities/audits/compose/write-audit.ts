import type { CompleteAudit, ComponentResult, CrawlFacts, Reliability } from '../../../domain/audits/audit-result.js';
import { countIssues } from '../../../domain/audits/issues.js';
import { buildRoadmap } from '../../../domain/audits/roadmap.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { JudgedAcceptances } from '../../../domain/seo/acceptance/accepted-findings.js';
import { showAccepted } from '../../../domain/seo/acceptance/show-accepted.js';
import { noteExplanations } from '../../../domain/seo/causes/note-explanations.js';
import { type CheckSettings, NO_CHECK_SETTINGS } from '../../../domain/seo/check-settings.js';
import { COMPONENT_NAMES, type ComponentName } from '../../../domain/seo/components.js';
import { composeScore, meanScore } from '../../../domain/seo/scoring/composite.js';
import { closeGates } from '../../../domain/seo/scoring/gates/close-gates.js';
import { breakDownScore } from '../../../domain/seo/scoring/score-breakdown.js';
import type { AuditAdvice } from '../judge/advise-audit.js';
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
  advice: AuditAdvice;
}

/** The audit as returned, still without its summary and the comparison with the one before. Times are ISO 8601. */
export function writeAudit(parts: AuditParts, { started_at, now }: { started_at: string; now: string }): CompleteAudit {
  const { operation, request, cancelled, judged, components, advice } = parts;
  const scores = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, components[name].score])) as Record<
    ComponentName,
    number | null
  >;
  const reliability = judged?.reliability ?? UNKNOWN;
  const gates = closeGates(scores, meanScore(scores), judged?.gates ?? []);
  const { causes, recommendations, start_page } = advice;
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
        issues: noteExplanations(components.page_speed.issues, causes),
      },
    },
    issue_counts: countIssues(COMPONENT_NAMES.flatMap((name) => components[name].issues)),
    accepted: showAccepted(parts.accepted),
    benchmarking: judged?.benchmarking ?? null,
    recommendations,
    roadmap: buildRoadmap(recommendations),
    executive_summary: '',
    target_keyword_analysis: judged?.keywords ?? [],
    crawl: judged?.crawl ?? NOTHING_CRAWLED,
    start_page,
    previous: null,
    check_settings: request.check_settings ?? NO_CHECK_SETTINGS,
    ...(judged?.own_checks && { own_checks: judged.own_checks }),
    generated_at: now,
    duration_ms: Date.parse(now) - Date.parse(started_at),
    generated_by: 'rules',
  };
}
