import { round } from '../../../base/statistics/round.js';
import { sumTrial, type Trial } from './back-test.js';
import { conformalBound, scoreForecast } from './conformal-interval.js';
import type { HorizonTest } from './forecast-report.js';

/** The scores of trials by their sums, oldest first. */
export function scoreTrials(trials: readonly Trial[]): number[] {
  return trials.map((trial) => {
    const { forecast, actual } = sumTrial(trial);
    return scoreForecast(forecast, actual);
  });
}

/** How forecasts over a horizon did on days that are known. @param trials oldest first */
export function testHorizon(trials: readonly Trial[], share: number): HorizonTest {
  const scores = scoreTrials(trials);
  const held = trials.flatMap((trial, index) => {
    const ended = trials.filter(({ origin, actual }) => origin + actual.length <= trial.origin).length;
    const bound = conformalBound(scores.slice(0, ended), share);
    return bound === null ? [] : [(scores[index] ?? 0) <= bound];
  });
  return {
    trials: trials.length,
    error: relativeError(trials),
    coverage: held.length === 0 ? null : round(held.filter(Boolean).length / held.length, 2),
    coverage_trials: held.length,
  };
}

function relativeError(trials: readonly Trial[]): number | null {
  let missed = 0;
  let all = 0;
  for (const sums of trials.map(sumTrial)) {
    missed += Math.abs(sums.forecast - sums.actual);
    all += sums.actual;
  }
  return all === 0 ? null : round(missed / all, 4);
}
