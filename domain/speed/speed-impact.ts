import type { SpeedArtifact } from '../seo/artifacts/speed.js';
import { DEFAULT_THRESHOLDS } from '../seo/thresholds.js';

export interface SpeedImpact {
  level: 'low' | 'medium' | 'high' | 'unknown';
  statement: string;
  basis: string;
}

const BASIS =
  'Lab run of Lighthouse against the Core Web Vitals bounds of web.dev/articles/lcp (good to 2.5 s, poor over 4 s)';

/**
 * What the measured speed means for visitors, in bands and with the measured value: no conversion figure is made up,
 * since how much a site's own visitors mind can only be seen in its own analytics.
 */
export function estimateSpeedImpact(runs: readonly SpeedArtifact[]): SpeedImpact {
  const measured = runs.flatMap(({ strategy, metrics, runtime_error }) =>
    runtime_error === null && metrics.lcp_ms !== null ? [{ strategy, lcp_ms: metrics.lcp_ms }] : [],
  );
  const [slowest] = measured.sort((one, other) => other.lcp_ms - one.lcp_ms);
  if (!slowest)
    return { level: 'unknown', statement: 'The largest contentful paint could not be measured', basis: BASIS };
  const { level, meaning } = bandOf(slowest.lcp_ms);
  const shown = `${(slowest.lcp_ms / 1000).toFixed(1)} s on ${slowest.strategy}`;
  return { level, statement: `The main content shows after ${shown}: ${meaning}`, basis: BASIS };
}

function bandOf(lcpMs: number): { level: SpeedImpact['level']; meaning: string } {
  if (lcpMs <= DEFAULT_THRESHOLDS.lcp_ms) return { level: 'low', meaning: 'within the good band' };
  if (lcpMs <= DEFAULT_THRESHOLDS.lcp_poor_ms) return { level: 'medium', meaning: 'visitors wait noticeably' };
  return { level: 'high', meaning: 'in the poor band, where visitors are likely to leave' };
}
