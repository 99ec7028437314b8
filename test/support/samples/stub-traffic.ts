import type { SiteTraffic } from '../../../domain/search/site-traffic.js';

/** Visits as Google Analytics was last read, with so many sessions in both periods. */
export function stubTraffic(sessions: number, before: number): SiteTraffic {
  return {
    property: 'properties/101',
    property_name: 'Site',
    period: { start_date: '2026-05-04', end_date: '2026-05-31' },
    previous_period: { start_date: '2026-04-06', end_date: '2026-05-03' },
    totals: { sessions, page_views: 2 * sessions },
    previous_totals: { sessions: before, page_views: 2 * before },
    days: [],
    collected_at: '2026-06-02T07:00:00.000Z',
  };
}
