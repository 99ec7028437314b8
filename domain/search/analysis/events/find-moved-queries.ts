import { round } from '../../../base/statistics/round.js';
import { daysBetween } from '../search-day.js';
import type { DailyGroup, GroupDays } from '../sets/group-days.js';
import type { MovedQuery, PerformanceEvent } from './performance-event.js';

const SIDE_DAYS = 28;
/** Fewer impressions on a side have a position that means little. */
const LEAST_IMPRESSIONS = 20;
const LEAST_PLACES = 2;

/** Queries whose position moved in the direction of an event, those with the most clicks before it first. */
export function findMovedQueries(
  { period, groups }: GroupDays,
  date: string,
  direction: PerformanceEvent['direction'],
): MovedQuery[] {
  const day = daysBetween(period.start_date, date);
  const wanted = direction === 'loss' ? 1 : -1;
  return groups
    .flatMap((query) => {
      const before = meanOver(query, day - SIDE_DAYS, day);
      const after = meanOver(query, day, day + SIDE_DAYS);
      if (before === null || after === null || (after.position - before.position) * wanted < LEAST_PLACES) return [];
      return [
        {
          query: query.key,
          position_before: round(before.position, 1),
          position_after: round(after.position, 1),
          clicks_per_day_before: round(before.clicks, 2),
          clicks_per_day_after: round(after.clicks, 2),
        },
      ];
    })
    .sort((one, other) => other.clicks_per_day_before - one.clicks_per_day_before);
}

function meanOver(
  { clicks, impressions, positions }: DailyGroup,
  from: number,
  to: number,
): { clicks: number; position: number } | null {
  const first = Math.max(0, from);
  const last = Math.min(clicks.length, to);
  const sums = { clicks: 0, impressions: 0, positions: 0 };
  for (let day = first; day < last; day++) {
    const shown = impressions[day] ?? 0;
    sums.clicks += clicks[day] ?? 0;
    sums.impressions += shown;
    sums.positions += shown * (positions[day] ?? 0);
  }
  if (last <= first || sums.impressions < LEAST_IMPRESSIONS) return null;
  return { clicks: sums.clicks / (last - first), position: sums.positions / sums.impressions };
}
