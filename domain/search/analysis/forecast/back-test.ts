import { round } from '../../../base/statistics/round.js';
import { type Forecaster, SEASON_DAYS } from './forecast-method.js';

/** What a method learned from must be this long. */
export const MIN_HISTORY_DAYS = 28;
const MOST_TRIALS = 12;

export interface Trial {
  forecast: number[];
  actual: number[];
}

export interface BackTest {
  horizon_days: number;
  trials: Trial[];
  /** Σ |forecast − actual| ÷ Σ actual over all days of all trials; null where nothing was clicked. */
  error: number | null;
}

/**
 * Forecasts days that are known by what was known before them, beginning a week earlier each time (rolling origin). The
 * horizon is 28 days, or as long as the history allows.
 */
export function backTest(forecaster: Forecaster, history: readonly number[], wantedDays = 28): BackTest {
  const horizon = Math.min(wantedDays, Math.max(0, history.length - MIN_HISTORY_DAYS));
  const trials: Trial[] = [];
  for (let index = 0; horizon > 0 && index < MOST_TRIALS; index++) {
    const origin = history.length - horizon - index * SEASON_DAYS;
    if (origin < MIN_HISTORY_DAYS) break;
    const forecast = forecaster.forecast(history.slice(0, origin), horizon);
    trials.push({ forecast, actual: history.slice(origin, origin + horizon) });
  }
  return { horizon_days: horizon, trials, error: errorOf(trials) };
}

function errorOf(trials: readonly Trial[]): number | null {
  let missed = 0;
  let all = 0;
  for (const { forecast, actual } of trials) {
    actual.forEach((clicks, day) => {
      missed += Math.abs((forecast[day] ?? 0) - clicks);
      all += clicks;
    });
  }
  return all === 0 ? null : round(missed / all, 4);
}
