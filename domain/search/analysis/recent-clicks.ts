import { addDays } from './search-day.js';
import type { SearchPeriod } from './search-figures.js';
import type { PerformanceOverview } from './search-reports.js';

export interface RecentClicks {
  clicks: number;
  /** Clicks a day against the days before, in percent; null where the data do not reach that far or had no clicks. */
  change_percent: number | null;
}

type Days = Pick<PerformanceOverview, 'daily' | 'missing_days'>;

/**
 * Clicks of the last days of a period, against as many days before them. Days whose data Search Console lost are in
 * neither, and the change compares clicks a day. Null where days could not be read or the period is shorter.
 */
export function countRecentClicks(
  { daily, missing_days }: Days,
  { start_date, end_date }: Pick<SearchPeriod, 'start_date' | 'end_date'>,
  days: number,
): RecentClicks | null {
  const from = addDays(end_date, 1 - days);
  if (daily === null || from < start_date) return null;
  const missing = missing_days?.current ?? [];
  const sumBetween = (first: string, last: string) => {
    const isWithin = (date: string) => date >= first && date <= last;
    const clicks = daily.reduce((sum, day) => sum + (isWithin(day.date) ? day.clicks : 0), 0);
    return { clicks, known: days - missing.filter(isWithin).length };
  };
  const now = sumBetween(from, end_date);
  const before = sumBetween(addDays(from, -days), addDays(from, -1));
  const isComparable = addDays(from, -days) >= start_date && before.clicks > 0 && now.known > 0;
  const ratio = now.clicks / now.known / (before.clicks / before.known);
  return { clicks: now.clicks, change_percent: isComparable ? Math.round((ratio - 1) * 1_000) / 10 : null };
}
