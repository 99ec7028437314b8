import { addDays, findSearchWeekday } from '../search/analysis/search-day.js';
import type { SearchPerformance } from '../search/analysis/search-performance.js';
import type { WebhookEvent } from './webhook-event.js';

/** Older changes are in the report; an alert is about what is news. */
const NEWS_DAYS = 60;

/**
 * What a search analysis of a site gives rise to: each day on which its performance changed, once. The day that is found may
 * move by one or two between analyses, so that its week is what makes it the same event.
 */
export function searchEvents(
  userId: string,
  operationId: string,
  { site, property, periods, trend_analysis, generated_at }: SearchPerformance,
): WebhookEvent[] {
  if (trend_analysis.status !== 'completed') return [];
  const oldest = addDays(periods.current.end_date, -NEWS_DAYS);
  return trend_analysis.events.events
    .filter(({ date }) => date >= oldest)
    .map(({ date, direction, title, certainty, queries_total, median_places, updates }) => ({
      user_id: userId,
      key: `search.performance_changed:${site}:${direction}:${addDays(date, -findSearchWeekday(date))}`,
      type: 'search.performance_changed',
      at: generated_at,
      data: {
        site,
        property,
        operation_id: operationId,
        date,
        direction,
        title,
        certainty,
        queries_total,
        median_places,
        updates: updates.map(({ name }) => name),
      },
    }));
}
