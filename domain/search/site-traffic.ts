import { localDate } from '../outreach/sending/local-time.js';
import { addDays } from './analysis/search-day.js';
import type { AnalyticsQuality, AnalyticsRow } from './analytics-row.js';
import type { RawPeriod } from './raw-rows.js';

export interface TrafficDay {
  /** YYYY-MM-DD in the property's time zone. */
  date: string;
  sessions: number;
  /** Those that came from organic search. */
  organic_sessions: number;
  page_views: number;
  /** What the owner of the property counts as a success (conversions, before 2024). */
  key_events: number;
}

/** Visitors are not among them: those of two days may be the same people, so they cannot be added up. */
export type TrafficTotals = Omit<TrafficDay, 'date'>;

/** What Google Analytics has counted on a site: the last 28 whole days and the 28 before. */
export interface SiteTraffic {
  /** `properties/123` */
  property: string;
  property_name: string;
  /** IANA name of the zone that its days are of; null: UTC, since Google does not say. */
  time_zone: string | null;
  period: RawPeriod;
  previous_period: RawPeriod;
  totals: TrafficTotals;
  previous_totals: TrafficTotals;
  /** Of the current period, each once. */
  days: TrafficDay[];
  /** How exact all of it is. */
  quality: AnalyticsQuality;
  /** ISO 8601 */
  collected_at: string;
}

/**
 * The last reading for a site (as identifySite writes it) of a user. The number is that of its form: a reading of an older form
 * is not read, and the next one takes its place.
 */
export const siteTrafficKey = (site: string): string => `traffic:${site}:2`;

export const TRAFFIC_METRICS = ['sessions', 'screenPageViews', 'keyEvents'];
/** Visits from organic search, as the default channel groups have it. */
export const ORGANIC_ONLY = { dimension: 'sessionDefaultChannelGroup', value: 'Organic Search' };
export const ORGANIC_METRICS = ['sessions'];

const PERIOD_DAYS = 28;

/** Today and yesterday are still being counted where the property is (GA4, data freshness: 24 to 48 hours). */
export function trafficPeriods(now: Date, timeZone: string | null): { period: RawPeriod; previous_period: RawPeriod } {
  const end = addDays(localDate(now, timeZone ?? 'UTC'), -2);
  const start = addDays(end, 1 - PERIOD_DAYS);
  return {
    period: { start_date: start, end_date: end },
    previous_period: { start_date: addDays(start, -PERIOD_DAYS), end_date: addDays(start, -1) },
  };
}

/**
 * Rows of {@link TRAFFIC_METRICS}, and of {@link ORGANIC_METRICS} of organic search, by `date`, which Analytics writes as
 * 20260531. Days without a visit have no row.
 */
export function trafficDays(
  rows: readonly AnalyticsRow[],
  organic: readonly AnalyticsRow[],
  { start_date, end_date }: RawPeriod,
): TrafficDay[] {
  const byDate = indexByDate(rows);
  const organicByDate = indexByDate(organic);
  const days: TrafficDay[] = [];
  for (let date = start_date; date <= end_date; date = addDays(date, 1)) {
    const [sessions = 0, page_views = 0, key_events = 0] = byDate.get(date.replaceAll('-', '')) ?? [];
    const [organic_sessions = 0] = organicByDate.get(date.replaceAll('-', '')) ?? [];
    days.push({ date, sessions, organic_sessions, page_views, key_events });
  }
  return days;
}

function indexByDate(rows: readonly AnalyticsRow[]): Map<string, number[]> {
  return new Map(rows.map(({ dimensions, metrics }) => [dimensions[0] ?? '', metrics]));
}

export function sumTraffic(days: readonly TrafficDay[]): TrafficTotals {
  const sumOf = (figure: keyof TrafficTotals) => days.reduce((sum, day) => sum + day[figure], 0);
  return {
    sessions: sumOf('sessions'),
    organic_sessions: sumOf('organic_sessions'),
    page_views: sumOf('page_views'),
    key_events: sumOf('key_events'),
  };
}
