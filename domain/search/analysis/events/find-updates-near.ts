import { addDays } from '../search-day.js';
import { SEARCH_UPDATES, type SearchUpdate } from './search-updates.js';

/** A rollout starts to be felt some days after it began, and continues some days after it was said to be complete. */
const MARGIN_DAYS = 3;
/** As long as rollouts take whose end is not known. */
const USUAL_DAYS = 14;

/** Announced updates that were rolling out on a day, or within three days of it. That both fall together proves no cause. */
export function findUpdatesNear(day: string): SearchUpdate[] {
  return SEARCH_UPDATES.filter(({ start_date, end_date }) => {
    const end = end_date ?? addDays(start_date, USUAL_DAYS);
    return day >= addDays(start_date, -MARGIN_DAYS) && day <= addDays(end, MARGIN_DAYS);
  });
}
