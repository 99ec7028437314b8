import type { ComponentResult } from '../audits/audit-result.js';
import type { SpeedArtifact, SpeedStrategy } from '../seo/artifacts/speed.js';

type Metrics = SpeedArtifact['metrics'];
type SpeedSide = Pick<ComponentResult, 'metrics'>;

/** The lab figure that a check of page speed judges, and its usual variation between two measurements. */
const FIGURES: Readonly<Record<string, { metric: keyof Metrics; least: number }>> = {
  'speed/lcp': { metric: 'lcp_ms', least: 300 },
  'speed/fcp': { metric: 'fcp_ms', least: 200 },
  'speed/si': { metric: 'speed_index_ms', least: 400 },
  'speed/tbt': { metric: 'tbt_ms', least: 150 },
  'speed/cls': { metric: 'cls', least: 0.03 },
};
/** And by this share of the larger figure (Lighthouse, "Score variability"). */
const NOISE_SHARE = 0.2;
/** Points by which the score of an unchanged page moves between two measurements. */
export const SPEED_SCORE_NOISE = 12;

/**
 * Why an issue of page speed that only one of two audits has is neither new nor fixed: the figure has hardly moved, or one
 * of the measurements cannot be relied on. Null when it says something, and for other checks.
 */
export function labNoise(checkId: string, base: SpeedSide, other: SpeedSide): string | null {
  const figure = FIGURES[checkId];
  if (!figure) return null;
  const [before, after] = [runsOf(base), runsOf(other)];
  if ([...before.values(), ...after.values()].some(({ reliability }) => reliability?.level === 'low'))
    return 'one of the measurements of page speed is not reliable';
  const moves = [...after].flatMap(([strategy, run]) => {
    const [from, to] = [before.get(strategy)?.metrics[figure.metric] ?? null, run.metrics[figure.metric]];
    return from === null || to === null
      ? []
      : [Math.abs(to - from) > Math.max(figure.least, NOISE_SHARE * Math.max(from, to))];
  });
  return moves.length === 0 || moves.includes(true)
    ? null
    : 'its lab figure moved no more than two measurements of one page differ';
}

/** Stored values are read with care: older audits may lack it. */
function runsOf({ metrics }: SpeedSide): Map<SpeedStrategy, SpeedArtifact> {
  const strategies: unknown = metrics['strategies'];
  if (typeof strategies !== 'object' || strategies === null) return new Map();
  return new Map(Object.entries(strategies).filter(([, run]) => isRun(run)) as [SpeedStrategy, SpeedArtifact][]);
}

function isRun(run: unknown): boolean {
  return typeof run === 'object' && run !== null && typeof Reflect.get(run, 'metrics') === 'object';
}
