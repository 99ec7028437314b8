import { round } from '../../../base/statistics/round.js';
import { writeText } from '../../../base/text/write-text.js';
import { addDays } from '../search-day.js';
import type { PartResult } from '../search-reports.js';
import { alignLevels } from './align-levels.js';
import { backTest, meanDayError, type Trial } from './back-test.js';
import { conformalBound, intervalWithin, scoreForecast } from './conformal-interval.js';
import { fillGaps } from './fill-gaps.js';
import { type Forecaster, SEASON_DAYS } from './forecast-method.js';
import type { ForecastReport, ForecastTotal } from './forecast-report.js';
import { holtWinters } from './holt-winters.js';
import { seasonalDrift } from './seasonal-drift.js';
import { seasonalNaive } from './seasonal-naive.js';
import { scoreTrials, testHorizon } from './test-horizon.js';

const FORECASTERS: readonly Forecaster[] = [seasonalNaive, seasonalDrift, holtWinters];
const HORIZONS = [30, 60, 90] as const;
const SHOWN_DAYS = 30;
/** Eight weeks: the shortest history that leaves four weeks to learn from and four to be tried on. */
export const MIN_FORECAST_DAYS = 56;
/** The horizon whose errors are taken, wider, where the history is too short for thirty days. */
const SHORT_HORIZON = 14;
const INTERVAL = 0.8;
const TWO_YEARS = 730;
const INTERVAL_BASIS =
  'In back-tests over the same number of days, four of five forecasts were at most this far from the actual clicks (conformal prediction, corrected for the number of trials). Where the history is too short for such a test, the distance of the longest tested horizon grows with the number of days.';
const SEASON_NOTE =
  'The history is shorter than two years, so a yearly season is not known: rises and falls that come each year are not in the forecast.';

type Days = readonly (number | null)[];
/** Trials by the days that they look ahead. */
type Trials = ReadonlyMap<number, Trial[]>;
interface TestedMethod {
  forecaster: Forecaster;
  trials: Trials;
}

/**
 * Clicks of the coming 30, 60 and 90 days. `clicks` are those of each day up to `lastDay`, oldest first; null where the data
 * of a day are missing. The method is the one that did best on days that are known.
 */
export function forecastClicks(clicks: Days, lastDay: string): PartResult<ForecastReport> {
  if (clicks.length < MIN_FORECAST_DAYS) {
    return {
      status: 'no_data',
      reason: writeText`A forecast needs ${MIN_FORECAST_DAYS} days of data, there are ${clicks.length}`,
      next_step: 'Analyze again when the property has more days',
    };
  }
  const { clicks: aligned, shifts } = alignLevels(clicks);
  const tests = FORECASTERS.map(
    (forecaster): TestedMethod => ({ forecaster, trials: backTest(forecaster, aligned, [SHORT_HORIZON, ...HORIZONS]) }),
  );
  const { forecaster, trials } = chooseMethod(tests);
  if ([...trials.values()].every((some) => some.length === 0)) {
    return {
      status: 'no_data',
      reason: 'Too many days have no data to test a forecast on days that are known',
      next_step: 'Analyze again when the property has more days with data',
    };
  }
  const ahead = forecaster.forecast(fillGaps(aligned), HORIZONS[2]);
  const [shown = SHORT_HORIZON] = [SHOWN_DAYS].filter((days) => trials.get(days)?.length);
  const isLong = clicks.length >= TWO_YEARS;
  return {
    status: 'completed',
    method: forecaster.method,
    explanation: forecaster.explanation,
    last_day: lastDay,
    history_days: clicks.length,
    missing_days: clicks.filter((one) => one === null).length,
    level_shifts: shifts.map((index) => addDays(lastDay, index - clicks.length + 1)),
    interval: INTERVAL,
    interval_basis: INTERVAL_BASIS,
    yearly_season_known: isLong,
    note: isLong ? null : SEASON_NOTE,
    totals: HORIZONS.map((days) => totalOf(ahead.slice(0, days), days, trials)),
    daily: dailyOf(ahead.slice(0, SHOWN_DAYS), lastDay, trials.get(shown) ?? []),
    back_test: { horizon_days: shown, trials: trials.get(shown)?.length ?? 0, errors: errorsOf(tests, shown) },
  };
}

/** One method for all horizons, so that more days never bring fewer clicks; of equally good ones the simplest, which comes first. */
function chooseMethod(tests: readonly TestedMethod[]): TestedMethod {
  const rated = tests.map((test) => ({ test, error: round(meanScore(test.trials), 6) }));
  const [best] = rated.sort((one, other) => one.error - other.error);
  return best?.test ?? { forecaster: seasonalNaive, trials: new Map() };
}

/** Mean distance at each horizon that was tried, added up. */
function meanScore(trials: Trials): number {
  const means = [...trials.values()].map((some) => {
    const scores = scoreTrials(some);
    return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  });
  return means.reduce((sum, mean) => sum + mean, 0);
}

function totalOf(ahead: readonly number[], days: ForecastTotal['days'], trials: Trials): ForecastTotal {
  const clicks = ahead.reduce((sum, one) => sum + one, 0);
  const { low, high } = intervalWithin(clicks, boundAt(days, trials));
  return {
    days,
    clicks: round(clicks, 0),
    low: round(low, 0),
    high: round(high, 0),
    back_test: testHorizon(trials.get(days) ?? [], INTERVAL),
  };
}

/** Of the longest horizon up to this one that has a trial; further ahead an error of the level grows with the days. */
function boundAt(days: number, trials: Trials): number {
  const tried = [...trials].filter(([horizon, some]) => horizon <= days && some.length > 0);
  const [horizon, some] = tried.at(-1) ?? [days, []];
  return (conformalBound(scoreTrials(some), INTERVAL) ?? 0) * (days / horizon);
}

/** Distances of single days, those of the same week ahead together. */
function dailyOf(ahead: readonly number[], lastDay: string, trials: readonly Trial[]): ForecastReport['daily'] {
  const weekAt = (day: number) => Math.floor(day / SEASON_DAYS);
  const scores = trials.flatMap(({ forecast, actual }) =>
    actual.flatMap((clicks, day) =>
      clicks === null ? [] : [{ week: weekAt(day), score: scoreForecast(forecast[day] ?? 0, clicks) }],
    ),
  );
  const lastWeek = Math.max(0, ...scores.map(({ week }) => week));
  const bounds = Array.from({ length: lastWeek + 1 }, (_, week) =>
    conformalBound(
      scores.filter((one) => one.week === week).map(({ score }) => score),
      INTERVAL,
    ),
  );
  return ahead.map((clicks, index) => {
    const { low, high } = intervalWithin(clicks, bounds[Math.min(lastWeek, weekAt(index))] ?? 0);
    return {
      date: addDays(lastDay, index + 1),
      clicks: round(clicks, 1),
      low: round(low, 1),
      high: round(high, 1),
    };
  });
}

function errorsOf(tests: readonly TestedMethod[], days: number): ForecastReport['back_test']['errors'] {
  const errors: ForecastReport['back_test']['errors'] = {
    seasonal_naive: null,
    seasonal_drift: null,
    holt_winters: null,
  };
  for (const { forecaster, trials } of tests) errors[forecaster.method] = meanDayError(trials.get(days) ?? []);
  return errors;
}
