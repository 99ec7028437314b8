import { addDays } from './analysis/search-day.js';
import type { RawPeriod } from './raw-rows.js';
import { type WebmasterDay, webmasterDay } from './webmaster-row.js';

export interface BingDay {
  /** YYYY-MM-DD where Bing counts it, in Pacific time. */
  date: string;
  clicks: number;
  impressions: number;
}

export type BingTotals = Omit<BingDay, 'date'>;

/** Clicks and impressions of a site in Bing: the last 28 days that Bing has, and the 28 before. */
export interface BingTraffic {
  /** As Bing names the site. */
  property: string;
  period: RawPeriod;
  previous_period: RawPeriod;
  totals: BingTotals;
  /** Null where Bing has no day of it. */
  previous_totals: BingTotals | null;
  /** Days of the current period that Bing has, oldest first. */
  days: BingDay[];
  /** ISO 8601 */
  collected_at: string;
}

/** The last reading for a site (as identifySite writes it) of a user. */
export const bingTrafficKey = (site: string): string => `bing:${site}`;

const PERIOD_DAYS = 28;

/** The periods of {@link BingTraffic} from all days of a site, in any order; null without any. */
export function sumBingDays(rows: readonly WebmasterDay[]): Omit<BingTraffic, 'property' | 'collected_at'> | null {
  const days = rows
    .flatMap(({ Date: date, Clicks: clicks, Impressions: impressions }): BingDay[] => {
      const day = webmasterDay(date);
      return day === null ? [] : [{ date: day, clicks, impressions }];
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const last = days.at(-1);
  if (!last) return null;
  const period = { start_date: addDays(last.date, 1 - PERIOD_DAYS), end_date: last.date };
  const previous_period = {
    start_date: addDays(period.start_date, -PERIOD_DAYS),
    end_date: addDays(period.start_date, -1),
  };
  const current = within(days, period);
  const before = within(days, previous_period);
  return {
    period,
    previous_period,
    totals: sum(current),
    previous_totals: before.length === 0 ? null : sum(before),
    days: current,
  };
}

function within(days: readonly BingDay[], { start_date, end_date }: RawPeriod): BingDay[] {
  return days.filter(({ date }) => date >= start_date && date <= end_date);
}

function sum(days: readonly BingDay[]): BingTotals {
  return {
    clicks: days.reduce((total, day) => total + day.clicks, 0),
    impressions: days.reduce((total, day) => total + day.impressions, 0),
  };
}
