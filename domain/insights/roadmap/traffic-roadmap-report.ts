import type { InsightEvidence } from '../insight.js';

export interface RoadmapReport {
  implementation_timeline_weeks: number;
  /** Current traffic from the input; null when it has none. */
  baseline: { value: number; evidence: InsightEvidence } | null;
  phases: TrafficPhase[];
  /** Insights whose work does not fit into the timeline. */
  later: string[];
  /** What all projections rest on. */
  assumptions: string[];
}

export interface TrafficPhase {
  phase: 1 | 2 | 3;
  title: string;
  from_week: number;
  to_week: number;
  tasks: TrafficTask[];
  /** One a week. */
  projections: WeekProjection[];
}

export interface TrafficTask {
  insight_id: string;
  title: string;
  effort: { value: number; unit: 'days' | 'weeks' };
  /** Weeks in which one person works on it, 1 is the first. */
  from_week: number;
  to_week: number;
}

/** An estimate of traffic at the end of a week, against today's. */
export interface WeekProjection {
  week: number;
  traffic_percent_low: number;
  traffic_percent_high: number;
  /** In the unit of the baseline; null without one. */
  traffic_low: number | null;
  traffic_high: number | null;
  basis: string;
}
