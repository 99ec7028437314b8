import type { SpeedArtifact, SpeedStrategy } from '../seo/artifacts/speed.js';
import type { Thresholds } from '../seo/thresholds.js';

export type LabMetric = keyof SpeedArtifact['metrics'];
/** There are no agreed bounds for the load time. */
export type BoundedMetric = Exclude<LabMetric, 'load_time_ms'>;

/** Good up to the first, poor above the second. */
export interface LabBounds {
  good: number;
  poor: number;
}

type BoundNames = readonly [good: keyof Thresholds, poor: keyof Thresholds];

/** web.dev/vitals; Speed Index and maximum potential first input delay by Lighthouse's own bounds. */
const BOUNDS: Readonly<Record<BoundedMetric, BoundNames>> = {
  lcp_ms: ['lcp_ms', 'lcp_poor_ms'],
  inp_ms: ['inp_ms', 'inp_poor_ms'],
  fid_ms: ['fid_ms', 'fid_poor_ms'],
  cls: ['cls', 'cls_poor'],
  tbt_ms: ['tbt_ms', 'tbt_poor_ms'],
  fcp_ms: ['fcp_ms', 'fcp_poor_ms'],
  ttfb_ms: ['ttfb_ms', 'ttfb_poor_ms'],
  speed_index_ms: ['speed_index_ms', 'speed_index_poor_ms'],
};

/**
 * A desktop run is not slowed down as a phone's is, and bounds made for phones would call nearly all of them good: these
 * are what Lighthouse scores desktop runs by (0.9 and 0.5). The Core Web Vitals have the same bounds on every device.
 */
const DESKTOP_BOUNDS: Readonly<Partial<Record<BoundedMetric, BoundNames>>> = {
  tbt_ms: ['tbt_desktop_ms', 'tbt_desktop_poor_ms'],
  fcp_ms: ['fcp_desktop_ms', 'fcp_desktop_poor_ms'],
  speed_index_ms: ['speed_index_desktop_ms', 'speed_index_desktop_poor_ms'],
};

/** What a metric of a run is judged by. */
export function labBounds(metric: BoundedMetric, strategy: SpeedStrategy, thresholds: Thresholds): LabBounds {
  const [good, poor] = (strategy === 'desktop' ? DESKTOP_BOUNDS[metric] : null) ?? BOUNDS[metric];
  return { good: thresholds[good], poor: thresholds[poor] };
}
