import { median } from '../../base/statistics/median.js';
import { addDays, daysBetween } from './search-day.js';
import type { DayFigures, SearchPeriod } from './search-figures.js';

/** Days with data on either side that say how often the property is shown around a day without any. */
const NEIGHBORS = 7;
/** Shown this often a day, a property has a day without an impression less than once in a hundred (Poisson: e⁻⁵ = 0.007). */
const SURE_IMPRESSIONS = 5;

/**
 * Days of a period whose data Search Console lost, oldest first: they have no row, though the property is shown every day
 * around them. A property that is hardly shown has days without an impression; those are zero and not missing. Days before
 * the first and after the last that have data are neither.
 * @param days of the property, oldest first, without those that have no impression
 */
export function findMissingDays(days: readonly DayFigures[], period: SearchPeriod): string[] {
  const missing: string[] = [];
  days.forEach(({ date }, index) => {
    const next = days[index + 1];
    if (!next || daysBetween(date, next.date) < 2) return;
    const around = days.slice(Math.max(0, index + 1 - NEIGHBORS), index + 1 + NEIGHBORS);
    if ((median(around.map(({ impressions }) => impressions)) ?? 0) < SURE_IMPRESSIONS) return;
    for (let day = addDays(date, 1); day < next.date; day = addDays(day, 1))
      if (day >= period.start_date && day <= period.end_date) missing.push(day);
  });
  return missing;
}
