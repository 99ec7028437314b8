import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import { speedRun } from '../../support/samples/speed-runs.js';

/** Lighthouse results as they were recorded on pages of these sorts. */
export type Pace = 'fast' | 'fair' | 'slow' | 'awful';

interface Figures {
  performance: number;
  lcp_ms: number;
  fcp_ms: number;
  tbt_ms: number;
  cls: number;
  speed_index_ms: number;
}

const MOBILE: Readonly<Record<Pace, Figures>> = {
  fast: { performance: 97, lcp_ms: 1900, fcp_ms: 1200, tbt_ms: 40, cls: 0.01, speed_index_ms: 1800 },
  fair: { performance: 74, lcp_ms: 3600, fcp_ms: 2100, tbt_ms: 280, cls: 0.04, speed_index_ms: 3900 },
  slow: { performance: 48, lcp_ms: 6200, fcp_ms: 3300, tbt_ms: 720, cls: 0.14, speed_index_ms: 6400 },
  awful: { performance: 22, lcp_ms: 11_800, fcp_ms: 4600, tbt_ms: 2100, cls: 0.38, speed_index_ms: 10_900 },
};
const DESKTOP: Readonly<Record<Pace, Figures>> = {
  fast: { performance: 100, lcp_ms: 600, fcp_ms: 400, tbt_ms: 0, cls: 0.01, speed_index_ms: 600 },
  fair: { performance: 89, lcp_ms: 1300, fcp_ms: 800, tbt_ms: 90, cls: 0.04, speed_index_ms: 1300 },
  slow: { performance: 71, lcp_ms: 2300, fcp_ms: 1200, tbt_ms: 260, cls: 0.12, speed_index_ms: 2100 },
  awful: { performance: 44, lcp_ms: 4100, fcp_ms: 1900, tbt_ms: 610, cls: 0.33, speed_index_ms: 3900 },
};

export function recordedSpeed(origin: string, pace: Pace): SpeedArtifact[] {
  const at = { url: `${origin}/`, final_url: `${origin}/` };
  return [
    speedRun({ ...at, strategy: 'mobile', ...split(MOBILE[pace]) }),
    speedRun({ ...at, strategy: 'desktop', ...split(DESKTOP[pace]) }),
  ];
}

function split({ performance, ...metrics }: Figures) {
  return { scores: { performance }, metrics };
}
