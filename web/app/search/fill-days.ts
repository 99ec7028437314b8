import { addDays, daysBetween } from '../../../domain/search/analysis/search-day.js';
import type { DayFigures, SearchPeriod } from '../../../domain/search/analysis/search-figures.js';
import type { DayPoint } from './day-chart.js';

export type DayFigure = 'clicks' | 'impressions' | 'ctr' | 'position';

/**
 * One figure for every day of a period. A day without a row is null where the analysis counts it as missing and before the
 * first and after the last day with data; elsewhere the property was not shown on it.
 * @param days oldest first
 */
export function fillDays(
  days: readonly DayFigures[],
  { start_date, end_date }: Pick<SearchPeriod, 'start_date' | 'end_date'>,
  figure: DayFigure,
  missing: ReadonlySet<string>,
): DayPoint[] {
  const known = new Map(days.map((day) => [day.date, day[figure]]));
  const [first] = days;
  const last = days.at(-1);
  const isWithin = (date: string) =>
    first !== undefined && last !== undefined && date >= first.date && date <= last.date;
  const unshown = figure === 'clicks' || figure === 'impressions' ? 0 : null;
  return Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, index) => {
    const date = addDays(start_date, index);
    const value = known.get(date);
    if (value !== undefined) return { date, value };
    return { date, value: isWithin(date) && !missing.has(date) ? unshown : null };
  });
}
