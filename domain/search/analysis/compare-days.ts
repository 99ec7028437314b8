import { computeChange } from './compare-figures.js';
import { findMissingDays } from './find-missing-days.js';
import type { DayFigures, SearchChange, SearchFigures, SearchPeriod } from './search-figures.js';
import { isWithin } from './search-periods.js';
import { sumFigures } from './sum-figures.js';

/** Figures of a period by its days, and how many of these days have no data. */
export interface CountedPeriod {
  period: SearchPeriod;
  figures: SearchFigures;
  missing_days: number;
}

/** Sums the days of a period; null where the data begin later than the period. */
export function countPeriod(days: readonly DayFigures[], period: SearchPeriod): CountedPeriod | null {
  const [first] = days;
  if (!first || first.date > period.start_date) return null;
  return {
    period,
    figures: sumFigures(days.filter(({ date }) => isWithin(date, period))),
    missing_days: findMissingDays(days, period).length,
  };
}

/** How two periods differ for each day that has data: sums of the earlier one are taken for as many days. */
export function compareDays(current: CountedPeriod | null, previous: CountedPeriod | null): SearchChange {
  return computeChange(current?.figures ?? null, previous?.figures ?? null, scaleByDays(current, previous));
}

/** Days with data in the one period ÷ those in the other; 1 where either has none. */
export function scaleByDays(
  current: Pick<CountedPeriod, 'period' | 'missing_days'> | null,
  previous: Pick<CountedPeriod, 'period' | 'missing_days'> | null,
): number {
  const [now, before] = [current, previous].map((one) => (one === null ? 0 : one.period.days - one.missing_days));
  return now && before ? now / before : 1;
}
