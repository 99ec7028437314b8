import type { LabMetric } from '../../../domain/speed/lab-bounds.js';

export interface ScaledMetric {
  name: LabMetric;
  title: string;
}

/** Metrics in the order in which a visitor meets them, the Core Web Vitals first. */
export const SCALED_METRICS: readonly ScaledMetric[] = [
  { name: 'lcp_ms', title: 'Largest Contentful Paint' },
  { name: 'cls', title: 'Cumulative Layout Shift' },
  { name: 'inp_ms', title: 'Interaction to Next Paint' },
  { name: 'tbt_ms', title: 'Total Blocking Time' },
  { name: 'fcp_ms', title: 'First Contentful Paint' },
  { name: 'ttfb_ms', title: 'Time to First Byte' },
  { name: 'speed_index_ms', title: 'Speed Index' },
  { name: 'fid_ms', title: 'Max Potential First Input Delay' },
  { name: 'load_time_ms', title: 'Load time' },
];
