import { round } from '../../../base/statistics/round.js';
import { addDays } from '../search-day.js';
import type { PartResult } from '../search-reports.js';
import { type BackTest, backTest, MIN_HISTORY_DAYS, type Trial } from './back-test.js';
import type { Forecaster } from './forecast-method.js';
import type { ForecastReport, ForecastTotal } from './forecast-report.js';
import { holtWinters } from './holt-winters.js';
import { seasonalDrift } from './seasonal-drift.js';
import { seasonalNaive } from './seasonal-naive.js';

const FORECASTERS: readonly Forecaster[] = [seasonalNaive, seasonalDrift, holtWinters];
const HORIZONS = [30, 60, 90] as const;
const SHOWN_DAYS = 30;
/** Eight weeks: the shortest history with four weeks to learn from and four to test on. */
export const MIN_FORECAST_DAYS = 2 * MIN_HISTORY_DAYS;
/** The 0.9 quantile of Student's t by degrees of freedom, 1 to 12: few trials make wide intervals. */
const T_90 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356] as const;
const INTERVAL_BASIS =
  'Root mean square error of the back-test: of single days for single days; of sums over the horizon for totals, growing with the square root of the days beyond it. Times Student’s t for 80% and the number of trials.';

/**
 * Clicks of the coming 30, 60 and 90 days. `clicks` are those of each day up to `lastDay`, oldest first, days without an
 * impression as 0. The method is the one that did best on days that are known.
 */
export function forecastClicks(clicks: readonly number[], lastDay: string): PartResult<ForecastReport> {
  if (clicks.length < MIN_FORECAST_DAYS) {
    return {
      status: 'no_data',
      reason: `A forecast needs ${MIN_FORECAST_DAYS} days of data, there are ${clicks.length}`,
      next_step: 'Analyze again when the property has more days',
    };
  }
  const tests = FORECASTERS.map((forecaster) => ({ forecaster, test: backTest(forecaster, clicks) }));
  // Of methods that are equally good the simplest, which comes first.
  const [best] = [...tests].sort((one, other) => (one.test.error ?? 0) - (other.test.error ?? 0));
  const { forecaster, test } = best ?? { forecaster: seasonalNaive, test: backTest(seasonalNaive, clicks) };
  const ahead = forecaster.forecast(clicks, HORIZONS[2]);
  const errors = Object.fromEntries(tests.map(({ forecaster: { method }, test: { error } }) => [method, error]));
  return {
    status: 'completed',
    method: forecaster.method,
    explanation: forecaster.explanation,
    last_day: lastDay,
    history_days: clicks.length,
    interval: 0.8,
    interval_basis: INTERVAL_BASIS,
    totals: HORIZONS.map((days) => totalOf(ahead.slice(0, days), days, test)),
    daily: dailyOf(ahead.slice(0, SHOWN_DAYS), lastDay, test.trials),
    back_test: {
      horizon_days: test.horizon_days,
      trials: test.trials.length,
      errors: errors as ForecastReport['back_test']['errors'],
    },
  };
}

function totalOf(
  ahead: readonly number[],
  days: ForecastTotal['days'],
  { trials, horizon_days }: BackTest,
): ForecastTotal {
  const clicks = sumOf(ahead);
  const misses = trials.map(({ forecast, actual }) => sumOf(forecast) - sumOf(actual));
  const spread = rms(misses) * tOf(trials.length) * Math.sqrt(days / Math.max(1, horizon_days));
  return {
    days,
    clicks: round(clicks, 0),
    low: round(Math.max(0, clicks - spread), 0),
    high: round(clicks + spread, 0),
  };
}

function dailyOf(ahead: readonly number[], lastDay: string, trials: readonly Trial[]): ForecastReport['daily'] {
  const misses = trials.flatMap(({ forecast, actual }) => actual.map((clicks, day) => (forecast[day] ?? 0) - clicks));
  const spread = rms(misses) * tOf(trials.length);
  return ahead.map((clicks, index) => ({
    date: addDays(lastDay, index + 1),
    clicks: round(clicks, 1),
    low: round(Math.max(0, clicks - spread), 1),
    high: round(clicks + spread, 1),
  }));
}

function tOf(trials: number): number {
  return T_90[Math.min(trials, T_90.length) - 1] ?? T_90[0];
}

function rms(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
