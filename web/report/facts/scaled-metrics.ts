import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import type { Thresholds } from '../../../domain/seo/thresholds.js';

export interface ScaledMetric {
  name: keyof SpeedArtifact['metrics'];
  title: string;
  /** The thresholds up to which a value is good, and above which it is poor; null where nobody has agreed on any. */
  good: keyof Thresholds | null;
  poor: keyof Thresholds | null;
}

/** Metrics in the order in which a visitor meets them, the Core Web Vitals first. */
export const SCALED_METRICS: readonly ScaledMetric[] = [
  { name: 'lcp_ms', title: 'Largest Contentful Paint', good: 'lcp_ms', poor: 'lcp_poor_ms' },
  { name: 'cls', title: 'Cumulative Layout Shift', good: 'cls', poor: 'cls_poor' },
  { name: 'inp_ms', title: 'Interaction to Next Paint', good: 'inp_ms', poor: 'inp_poor_ms' },
  { name: 'tbt_ms', title: 'Total Blocking Time', good: 'tbt_ms', poor: 'tbt_poor_ms' },
  { name: 'fcp_ms', title: 'First Contentful Paint', good: 'fcp_ms', poor: 'fcp_poor_ms' },
  { name: 'ttfb_ms', title: 'Time to First Byte', good: 'ttfb_ms', poor: 'ttfb_poor_ms' },
  { name: 'speed_index_ms', title: 'Speed Index', good: 'speed_index_ms', poor: 'speed_index_poor_ms' },
  { name: 'fid_ms', title: 'Max Potential First Input Delay', good: 'fid_ms', poor: 'fid_poor_ms' },
  { name: 'load_time_ms', title: 'Load time', good: null, poor: null },
];
