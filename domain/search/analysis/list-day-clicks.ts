import { findMissingDays } from './find-missing-days.js';
import { addDays } from './search-day.js';
import type { DayFigures, SearchPeriod } from './search-figures.js';

/** Clicks of every day of a period, oldest first: null where the data of a day are missing, 0 where nothing was shown. */
export function listDayClicks(days: readonly DayFigures[], period: SearchPeriod): (number | null)[] {
  const clicks = new Map<string, number | null>(findMissingDays(days, period).map((day) => [day, null]));
  for (const day of days) clicks.set(day.date, day.clicks);
  return Array.from({ length: period.days }, (_, index) => {
    const known = clicks.get(addDays(period.start_date, index));
    return known === undefined ? 0 : known;
  });
}
