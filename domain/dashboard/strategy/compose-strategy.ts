import { round } from '../../base/statistics/round.js';
import { NOTHING } from '../no-data.js';
import { findAlerts, findBigMove, findFruit } from './find-moves.js';
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
    ...compareMetrics(sources.previous, { metrics, basis }),
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
  previous: StrategicSources['previous'],
  { metrics, basis }: { metrics: StrategicMetrics; basis: StrategicBasis },
): { changes: StrategicChange[]; not_compared: NotCompared[] } {
  const moves = STRATEGIC_METRICS.flatMap((metric) => {
    const [before, after] = [previous?.metrics[metric] ?? null, metrics[metric]];
    if (before === null || after === null || before === after) return [];
    return [{ ...computeChange(metric, before, after), reason: whyUnlike(metric, previous?.basis, basis) }];
  });
  return {
    changes: moves.flatMap(({ reason, ...change }) => (reason === null ? [change] : [])),
    not_compared: moves.flatMap(({ metric, reason }) => (reason === null ? [] : [{ metric, reason }])),
  };
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
