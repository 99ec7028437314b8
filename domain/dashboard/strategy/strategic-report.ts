import type { ComponentName } from '../../seo/components.js';
import type { HealthBreakdown } from '../health-score.js';

/** What a week's strategy of a site is: plain JSON as the API shows it. Null means not measured, never zero. */

export const STRATEGIC_METRICS = [
  'health_score',
  'audit_score',
  'critical_issues',
  'warnings',
  'clicks',
  'impressions',
  'average_position',
  'trust_score',
  'market_rank',
  'topical_coherence',
] as const;
export type StrategicMetric = (typeof STRATEGIC_METRICS)[number];
export type StrategicMetrics = Record<StrategicMetric, number | null>;

/** What the figures of a report were measured by: only figures of the same kind can be compared. */
export interface StrategicBasis {
  /** With the components that were scored: without one of them the score is of something else. */
  audit: { audit_id: string; audit_type: 'complete' | 'quick'; components: ComponentName[] } | null;
  /** The days that clicks and impressions are counted over. */
  search: { property: string; start_date: string; end_date: string; days: number } | null;
  /** The parts of the health score that were measured; null without one. */
  health: (keyof HealthBreakdown)[] | null;
  /** The crawled competitors that the market rank is among, as identifySite writes them. */
  competitors: string[];
  coherence: { measure: 'tf-idf' | 'embeddings'; model: string | null } | null;
}

export interface StrategicItem {
  source: 'audit' | 'search' | 'competitors' | 'semantic' | 'health';
  title: string;
  why: string;
  steps: string[];
  evidence: { name: string; value: string | number; url: string | null }[];
  /** An estimate and what it rests on; null where there is nothing to estimate from. */
  impact: { traffic_percent_low: number | null; traffic_percent_high: number | null; basis: string } | null;
  effort: { value: number; unit: 'days' | 'weeks' } | null;
}

export interface StrategicChange {
  metric: StrategicMetric;
  previous: number;
  current: number;
  change: number;
  direction: 'better' | 'worse';
  /** The week of the report that `previous` is from, where it is not that of `compared_with`. */
  compared_with?: string;
}

/** A figure that cannot be compared: it is of another kind than that of the report before, or rests on the same data. */
export interface NotCompared {
  metric: StrategicMetric;
  reason: string;
}

export interface StrategicReport {
  site: string;
  site_url: string;
  /** The Monday of the week, YYYY-MM-DD. */
  week_commencing: string;
  status: 'ok' | 'no_data';
  next_step: string | null;
  metrics: StrategicMetrics;
  /** Absent in reports from before it was kept, as below. */
  basis?: StrategicBasis;
  insights: {
    big_move: StrategicItem | null;
    low_hanging_fruit: StrategicItem[];
    threat_alerts: StrategicItem[];
  };
  /**
   * Against the report of the last week before that has one; equal and unmeasured figures are left out, and those that were
   * measured in another way.
   */
  changes: StrategicChange[];
  not_compared?: NotCompared[];
  compared_with: string | null;
  generated_by: 'rules';
  generated_at: string;
  duration_ms: number;
}
