import type { PerformanceEvent } from '../../../domain/search/analysis/events/performance-event.js';

/** A trend analysis of which everything is left out but the events that a spec names. */
export function stubTrends(events: PerformanceEvent[]) {
  return {
    status: 'completed' as const,
    windows: [],
    weekday_factors: null,
    forecast: { status: 'no_data' as const, reason: '', next_step: '' },
    events: {
      events,
      watched: null,
      series_checked: 1,
      groups_not_read: [],
      updates_known_until: '2026-08-31',
      note: '',
    },
  };
}
