import type { SpeedArtifact, SpeedRating } from '../seo/artifacts/speed.js';
import type { Thresholds } from '../seo/thresholds.js';
import { type BoundedMetric, type LabBounds, type LabMetric, labBounds } from './lab-bounds.js';

export interface RatedMetric {
  value: number;
  /** Null if there are no agreed bounds. */
  rating: SpeedRating | null;
}

/** Each metric of a run with the band of its strategy that it falls into. Null when not measured. */
export function rateMetrics(
  { metrics, strategy }: Pick<SpeedArtifact, 'metrics' | 'strategy'>,
  thresholds: Thresholds,
): Record<LabMetric, RatedMetric | null> {
  const rated = (metric: BoundedMetric) => rate(metrics[metric], labBounds(metric, strategy, thresholds));
  const { load_time_ms } = metrics;
  return {
    lcp_ms: rated('lcp_ms'),
    inp_ms: rated('inp_ms'),
    fid_ms: rated('fid_ms'),
    cls: rated('cls'),
    tbt_ms: rated('tbt_ms'),
    fcp_ms: rated('fcp_ms'),
    ttfb_ms: rated('ttfb_ms'),
    speed_index_ms: rated('speed_index_ms'),
    load_time_ms: load_time_ms === null ? null : { value: load_time_ms, rating: null },
  };
}

function rate(value: number | null, bounds: LabBounds): RatedMetric | null {
  if (value === null) return null;
  if (value <= bounds.good) return { value, rating: 'good' };
  return { value, rating: value > bounds.poor ? 'poor' : 'needs_improvement' };
}
