import { addDays, daysBetween } from '../../../domain/search/analysis/search-day.js';
import type { DayFigures, SearchPeriod } from '../../../domain/search/analysis/search-figures.js';
import type { DayPoint } from './day-chart.js';

/** One figure for every day of a period; null for the days that the data leave out. */
export function fillDays(
  days: readonly DayFigures[],
  { start_date, end_date }: Pick<SearchPeriod, 'start_date' | 'end_date'>,
  figure: 'clicks' | 'impressions' | 'ctr' | 'position',
): DayPoint[] {
  const known = new Map(days.map((day) => [day.date, day[figure]]));
  return Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, index) => {
    const date = addDays(start_date, index);
    return { date, value: known.get(date) ?? null };
  });
}
