import type { SiteTraffic } from '../../../domain/search/site-traffic.js';

/** Visits as Google Analytics was last read, with so many sessions from organic search in both periods, half of all. */
export function stubTraffic(sessions: number, before: number): SiteTraffic {
  return {
    property: 'properties/101',
    property_name: 'Site',
    time_zone: 'Europe/Berlin',
    period: { start_date: '2026-05-04', end_date: '2026-05-31' },
    previous_period: { start_date: '2026-04-06', end_date: '2026-05-03' },
    totals: { sessions: 2 * sessions, organic_sessions: sessions, page_views: 4 * sessions, key_events: 3 },
    previous_totals: { sessions: 2 * before, organic_sessions: before, page_views: 4 * before, key_events: 1 },
    quality: { sampled_percent: null, is_thresholded: false, has_other_row: false },
    days: [],
    collected_at: '2026-06-02T07:00:00.000Z',
  };
}
