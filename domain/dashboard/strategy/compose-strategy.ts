import { round } from '../../base/statistics/round.js';
import { NOTHING } from '../no-data.js';
import { findAlerts, findBigMove, findFruit } from './find-moves.js';
import { findOlderReport } from './find-older-report.js';
import { findWeek } from './find-week.js';
import { describeBasis, whyUnlike } from './strategic-basis.js';
import {
  type NotCompared,
  STRATEGIC_METRICS,
  type StrategicBasis,
  type StrategicChange,
  type StrategicMetric,
  type StrategicMetrics,
  type StrategicReport,
} from './strategic-report.js';
import type { StrategicSources } from './strategic-sources.js';

/** Figures of which less is better. */
const LOWER_IS_BETTER: ReadonlySet<StrategicMetric> = new Set([
  'critical_issues',
  'warnings',
  'average_position',
  'market_rank',
]);

/** The week's strategy from what is stored. `now` is ISO 8601; how long it took its caller knows. */
export function composeStrategicReport(
  sources: StrategicSources,
  now: string,
): Omit<StrategicReport, 'generated_at' | 'duration_ms'> {
  const metrics = readMetrics(sources);
  const basis = describeBasis(sources);
  const isEmpty = STRATEGIC_METRICS.every((name) => metrics[name] === null);
  return {
    site: sources.site,
    site_url: sources.site_url,
    week_commencing: findWeek(now),
    status: isEmpty ? 'no_data' : 'ok',
    next_step: nextStep(sources),
    metrics,
    basis,
    insights: {
      big_move: findBigMove(sources),
      low_hanging_fruit: findFruit(sources),
      threat_alerts: findAlerts(sources),
    },
    ...compareMetrics(sources, { metrics, basis }),
    compared_with: sources.previous?.week_commencing ?? null,
    generated_by: 'rules',
  };
}

function readMetrics({ audit, search, health, competitors, semantic }: StrategicSources): StrategicMetrics {
  const overview = search?.performance_overview;
  const figures = overview?.status === 'completed' ? overview.totals.current : null;
  return {
    health_score: health?.score ?? null,
    audit_score: audit?.overall_score ?? null,
    critical_issues: audit?.issue_counts.critical ?? null,
    warnings: audit?.issue_counts.warning ?? null,
    clicks: figures?.clicks ?? null,
    impressions: figures?.impressions ?? null,
    average_position: figures?.position ?? null,
    trust_score: competitors?.you?.trust_score ?? null,
    market_rank: competitors?.market_position?.rank ?? null,
    topical_coherence: semantic?.value ?? null,
  };
}

function compareMetrics(
  { previous, earlier = [] }: StrategicSources,
  { metrics, basis }: { metrics: StrategicMetrics; basis: StrategicBasis },
): { changes: StrategicChange[]; not_compared: NotCompared[] } {
  const changes: StrategicChange[] = [];
  const not_compared: NotCompared[] = [];
  for (const metric of previous ? STRATEGIC_METRICS : []) {
    const after = metrics[metric];
    const { report, nothing_new } = findOlderReport(metric, previous ? [previous, ...earlier] : [], basis);
    const before = report?.metrics[metric] ?? null;
    if (after !== null && nothing_new !== null) {
      not_compared.push({ metric, reason: `No newer ${nothing_new} since the report of ${previous?.week_commencing}` });
    }
    if (before === null || after === null || before === after) continue;
    const reason = whyUnlike(metric, report?.basis, basis);
    if (reason !== null) not_compared.push({ metric, reason });
    else changes.push({ ...computeChange(metric, before, after), ...namingWeek(report, previous) });
  }
  return { changes, not_compared };
}

function namingWeek(report: StrategicReport | null, previous: StrategicReport | null) {
  return report === null || report === previous ? {} : { compared_with: report.week_commencing };
}

function computeChange(metric: StrategicMetric, previous: number, current: number): StrategicChange {
  const isBetter = current > previous !== LOWER_IS_BETTER.has(metric);
  const direction = isBetter ? ('better' as const) : ('worse' as const);
  return { metric, previous, current, change: round(current - previous, 3), direction };
}

function nextStep({ audit, search, competitors }: StrategicSources): string | null {
  if (!audit) return NOTHING.audit.next_step;
  if (!search) return NOTHING.search.next_step;
  return competitors ? competitors.next_step : 'Name competitors: PATCH /api/seo-dashboard/sites/{site_id}';
}
