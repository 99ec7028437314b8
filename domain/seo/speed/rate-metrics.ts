import type { SpeedArtifact, SpeedRating } from '../artifacts/speed.js';
import type { Thresholds } from '../thresholds.js';

type Metrics = SpeedArtifact['metrics'];

export interface RatedMetric {
  value: number;
  /** Null where nobody has agreed on bounds. */
  rating: SpeedRating | null;
}

/**
 * Each metric of a run with the band it falls into: good up to the first bound, poor above the second (web.dev/vitals;
 * speed index and maximum potential first input delay by Lighthouse's own mobile bounds). Null when not measured.
 */
export function rateMetrics(metrics: Metrics, thresholds: Thresholds): Record<keyof Metrics, RatedMetric | null> {
  const { lcp_ms, inp_ms, fid_ms, cls, tbt_ms, fcp_ms, ttfb_ms, speed_index_ms, load_time_ms } = metrics;
  return {
    lcp_ms: rate(lcp_ms, thresholds.lcp_ms, thresholds.lcp_poor_ms),
    inp_ms: rate(inp_ms, thresholds.inp_ms, thresholds.inp_poor_ms),
    fid_ms: rate(fid_ms, thresholds.fid_ms, thresholds.fid_poor_ms),
    cls: rate(cls, thresholds.cls, thresholds.cls_poor),
    tbt_ms: rate(tbt_ms, thresholds.tbt_ms, thresholds.tbt_poor_ms),
    fcp_ms: rate(fcp_ms, thresholds.fcp_ms, thresholds.fcp_poor_ms),
    ttfb_ms: rate(ttfb_ms, thresholds.ttfb_ms, thresholds.ttfb_poor_ms),
    speed_index_ms: rate(speed_index_ms, thresholds.speed_index_ms, thresholds.speed_index_poor_ms),
    load_time_ms: load_time_ms === null ? null : { value: load_time_ms, rating: null },
  };
}

function rate(value: number | null, good: number, poor: number): RatedMetric | null {
  if (value === null) return null;
  if (value <= good) return { value, rating: 'good' };
  return { value, rating: value > poor ? 'poor' : 'needs_improvement' };
}
