import { type CountedPeriod, compareDays, countPeriod } from './compare-days.js';
import { addDays } from './search-day.js';
import type { DayFigures, SearchChange, SearchPeriod } from './search-figures.js';
import { periodEnding } from './search-periods.js';

/** The same days of the week a year (364 days) earlier. */
export interface YearOnYear extends CountedPeriod {
  /** For each day that has data. */
  change: SearchChange;
}

/** 52 whole weeks, so that both sides hold the same days of the week. */
const YEAR_DAYS = 364;

/** A period beside the same one a year earlier; null where the data do not reach back that far, or the two overlap. */
export function compareYear(days: readonly DayFigures[], period: SearchPeriod): YearOnYear | null {
  if (period.days > YEAR_DAYS) return null;
  const before = countPeriod(days, periodEnding(addDays(period.end_date, -YEAR_DAYS), period.days));
  return before === null ? null : { ...before, change: compareDays(countPeriod(days, period), before) };
}
