import { round } from '../../../base/statistics/round.js';
import { fillGaps } from './fill-gaps.js';
import { type Forecaster, SEASON_DAYS } from './forecast-method.js';

/** A method learns from this many days at least; from eight weeks where that leaves enough trials. */
const LEAST_LEARNED = 28;
const ENOUGH_LEARNED = 56;
const ENOUGH_TRIALS = 8;
/** Share of its days that have to be known: a trial of days without data would hold whatever was forecast. */
const LEAST_KNOWN_SHARE = 0.5;

/** A forecast of days that are known by now, made from what was known before them. */
export interface Trial {
  /** Days that it was made from. */
  origin: number;
  forecast: number[];
  /** Null where the data of a day are missing. */
  actual: (number | null)[];
}

/**
 * Forecasts days that are known by what was known before them, a week earlier each time, for as long as there is enough to
 * learn from (rolling origin). The trials of each horizon, oldest first; none where the history is too short. Those of which
 * fewer than half of the days have data are left out.
 * @param horizons days to look ahead
 */
export function backTest(
  forecaster: Forecaster,
  history: readonly (number | null)[],
  horizons: readonly number[],
): Map<number, Trial[]> {
  const longest = Math.max(...horizons);
  const forecasts = new Map<number, number[]>();
  const forecastFrom = (origin: number) => {
    const made = forecasts.get(origin) ?? forecaster.forecast(fillGaps(history.slice(0, origin)), longest);
    forecasts.set(origin, made);
    return made;
  };
  return new Map(
    horizons.map((days) => [
      days,
      listOrigins(history.length, days).flatMap((origin) => {
        const actual = history.slice(origin, origin + days);
        const known = actual.filter((day) => day !== null).length;
        return known < days * LEAST_KNOWN_SHARE
          ? []
          : [{ origin, forecast: forecastFrom(origin).slice(0, days), actual }];
      }),
    ]),
  );
}

/** Whole weeks before the end of the history, the same for all horizons, oldest first. */
function listOrigins(length: number, days: number): number[] {
  const newest = length - Math.ceil(days / SEASON_DAYS) * SEASON_DAYS;
  const learned = Math.max(LEAST_LEARNED, Math.min(ENOUGH_LEARNED, newest - (ENOUGH_TRIALS - 1) * SEASON_DAYS));
  const trials = Math.max(0, Math.floor((newest - learned) / SEASON_DAYS) + 1);
  return Array.from({ length: trials }, (_, index) => newest - (trials - 1 - index) * SEASON_DAYS);
}

/** What was forecast and what came over the days of a trial that have data, taken for all its days. */
export function sumTrial({ forecast, actual }: Trial): { forecast: number; actual: number } {
  const sums = { forecast: 0, actual: 0 };
  let known = 0;
  actual.forEach((clicks, day) => {
    if (clicks === null) return;
    known += 1;
    sums.forecast += forecast[day] ?? 0;
    sums.actual += clicks;
  });
  const scale = known === 0 ? 0 : actual.length / known;
  return { forecast: sums.forecast * scale, actual: sums.actual * scale };
}

/** Σ |forecast − actual| ÷ Σ actual over the known days of all trials; null where nothing was clicked. */
export function meanDayError(trials: readonly Trial[]): number | null {
  let missed = 0;
  let all = 0;
  for (const { forecast, actual } of trials) {
    actual.forEach((clicks, day) => {
      if (clicks === null) return;
      missed += Math.abs((forecast[day] ?? 0) - clicks);
      all += clicks;
    });
  }
  return all === 0 ? null : round(missed / all, 4);
}
