import { compareDays, countPeriod } from './compare-days.js';
import { addDays } from './search-day.js';
import type { DayFigures, SearchPeriod } from './search-figures.js';
import { periodEnding } from './search-periods.js';
import type { YearOnYear } from './trend-report.js';

/** 52 whole weeks, so that both sides hold the same days of the week. */
export const YEAR_DAYS = 364;

/** A period beside the same one a year earlier; null where the data do not reach back that far, or the two overlap. */
export function compareYear(days: readonly DayFigures[], period: SearchPeriod): YearOnYear | null {
  if (period.days > YEAR_DAYS) return null;
  const before = countPeriod(days, periodEnding(addDays(period.end_date, -YEAR_DAYS), period.days));
  return before === null ? null : { ...before, change: compareDays(countPeriod(days, period), before) };
}
