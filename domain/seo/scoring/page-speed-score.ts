import type { Deduction } from '../../audits/audit-result.js';
import { round } from '../../base/statistics/round.js';
import type { SpeedArtifact, SpeedStrategy } from '../artifacts/speed.js';

export interface PageSpeedScore {
  /** Null when no run could be judged. */
  score: number | null;
  by_strategy: Partial<Record<SpeedStrategy, number>>;
  /** What each strategy takes off; adds up to 100 − score. */
  deductions: Deduction[];
  basis: string;
}

/**
 * The mean of Lighthouse's performance scores over the strategies measured, mobile and desktop counting the same. A run
 * that did not load the page is left out. The single speed findings explain the score; they take nothing more off it.
 */
export function scorePageSpeed(runs: readonly SpeedArtifact[]): PageSpeedScore {
  const judged = runs.flatMap(({ strategy, scores, runtime_error, reliability }) =>
    scores.performance === null || runtime_error !== null
      ? []
      : [{ strategy, performance: scores.performance, reliability }],
  );
  if (judged.length === 0) return { score: null, by_strategy: {}, deductions: [], basis: 'no run could be judged' };
  const score = round(judged.reduce((sum, { performance }) => sum + performance, 0) / judged.length, 1);
  const deductions = judged.map(({ strategy, performance }) => ({
    check_id: `lighthouse/${strategy}`,
    points: (100 - performance) / judged.length,
    affected: 1,
    measured: 1,
    formula: `(100 − ${performance}) ÷ ${judged.length}`,
  }));
  const named = judged
    .map(({ strategy, performance, reliability }) => {
      const doubt = reliability?.reason ? ` (${reliability.reason})` : '';
      return `${strategy} ${performance}${doubt}`;
    })
    .join(', ');
  const mean = judged.length > 1 ? '; their mean is the score' : '';
  return {
    score,
    by_strategy: Object.fromEntries(judged.map(({ strategy, performance }) => [strategy, performance])),
    deductions: deductions.filter(({ points }) => points > 0),
    basis: `${named}${mean}`,
  };
}
