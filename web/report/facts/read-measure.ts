import type { BenchmarkMeasure } from '../../../domain/audits/benchmark-measures.js';
import type { SiteMetrics } from '../../../domain/seo/site/site-metrics.js';

/** A measure of a site, null when it lacks it: metrics that were stored years ago know nothing of newer measures. */
export function readMeasure({ read }: Pick<BenchmarkMeasure, 'read'>, metrics: SiteMetrics): number | null {
  try {
    const value = read(metrics);
    return Number.isFinite(value) ? value : null;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
}
