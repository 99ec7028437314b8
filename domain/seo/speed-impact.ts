import type { SpeedArtifact } from './artifacts.js';

/** web.dev "Good" and "poor" bounds of Largest Contentful Paint, in milliseconds. */
const LCP_GOOD_MS = 2500;
const LCP_POOR_MS = 4000;

export interface SpeedImpact {
  level: 'low' | 'medium' | 'high' | 'unknown';
  statement: string;
  basis: string;
}

/**
 * What the measured speed means for visitors, in bands and with the measured value: no conversion figure is made up,
 * since how much a site's own visitors mind can only be seen in its own analytics.
 */
export function estimateSpeedImpact(runs: readonly SpeedArtifact[]): SpeedImpact {
  const slowest = runs.reduce<SpeedArtifact | null>((worst, run) => ((run.metrics.lcp_ms ?? -1) > (worst?.metrics.lcp_ms ?? -1) ? run : worst), null);
  const lcp = slowest?.metrics.lcp_ms ?? null;
  const basis = 'Lab run of Lighthouse against the Core Web Vitals bounds of web.dev/articles/lcp (good to 2.5 s, poor over 4 s)';
  if (!slowest || lcp === null) return { level: 'unknown', statement: 'The largest contentful paint could not be measured', basis };
  const seconds = `${(lcp / 1000).toFixed(1)} s on ${slowest.strategy}`;
  if (lcp <= LCP_GOOD_MS) return { level: 'low', statement: `The main content shows after ${seconds}: within the good band`, basis };
  if (lcp <= LCP_POOR_MS) return { level: 'medium', statement: `The main content shows after ${seconds}: visitors wait noticeably`, basis };
  return { level: 'high', statement: `The main content shows after ${seconds}: in the poor band, where visitors are likely to leave`, basis };
}
