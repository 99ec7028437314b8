import { addDays } from './analysis/search-day.js';
import type { AnalyticsRow } from './analytics-row.js';
import type { RawPeriod } from './raw-rows.js';

export interface TrafficDay {
  /** YYYY-MM-DD in the property's time zone. */
  date: string;
  sessions: number;
  page_views: number;
}

/** Visitors are not among them: those of two days may be the same people, so they cannot be added up. */
export type TrafficTotals = Omit<TrafficDay, 'date'>;

/** What Google Analytics has counted on a site: the last 28 whole days and the 28 before. */
export interface SiteTraffic {
  /** `properties/123` */
  property: string;
  property_name: string;
  period: RawPeriod;
  previous_period: RawPeriod;
  totals: TrafficTotals;
  previous_totals: TrafficTotals;
  /** Of the current period, each once. */
  days: TrafficDay[];
  /** ISO 8601 */
  collected_at: string;
}

/** The last reading for a site (as identifySite writes it) of a user. */
export const siteTrafficKey = (site: string): string => `traffic:${site}`;

export const TRAFFIC_METRICS = ['sessions', 'screenPageViews'];

const PERIOD_DAYS = 28;

/** Today and yesterday are still being counted (GA4, data freshness: 24 to 48 hours). */
export function trafficPeriods(now: Date): { period: RawPeriod; previous_period: RawPeriod } {
  const end = addDays(now.toISOString().slice(0, 10), -2);
  const start = addDays(end, 1 - PERIOD_DAYS);
  return {
    period: { start_date: start, end_date: end },
    previous_period: { start_date: addDays(start, -PERIOD_DAYS), end_date: addDays(start, -1) },
  };
}

/** Rows of {@link TRAFFIC_METRICS} by `date`, which Analytics writes as 20260531. Days without a visit have no row. */
export function trafficDays(rows: readonly AnalyticsRow[], { start_date, end_date }: RawPeriod): TrafficDay[] {
  const byDate = new Map(rows.map(({ dimensions, metrics }) => [dimensions[0] ?? '', metrics]));
  const days: TrafficDay[] = [];
  for (let date = start_date; date <= end_date; date = addDays(date, 1)) {
    const [sessions = 0, page_views = 0] = byDate.get(date.replaceAll('-', '')) ?? [];
    days.push({ date, sessions, page_views });
  }
  return days;
}

export function sumTraffic(days: readonly TrafficDay[]): TrafficTotals {
  return {
    sessions: days.reduce((sum, day) => sum + day.sessions, 0),
    page_views: days.reduce((sum, day) => sum + day.page_views, 0),
  };
}
