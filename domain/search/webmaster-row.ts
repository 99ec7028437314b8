import { isoInstant } from '../base/time/iso-instant.js';

/** Bing's figures of one query or page and day (QueryStats of the Bing Webmaster API); for pages `Query` holds the address. */
export interface WebmasterRow {
  Query: string;
  /** As Bing writes days: `/Date(1316156400000-0700)/`. */
  Date: string;
  Clicks: number;
  Impressions: number;
  AvgClickPosition: number;
  AvgImpressionPosition: number;
}

/** Clicks and impressions of a whole site on one day (RankAndTrafficStats). */
export interface WebmasterDay {
  Date: string;
  Clicks: number;
  Impressions: number;
}

/** The calendar day of such a date where Bing counts it: the offset says which zone. Null for another text. */
export function webmasterDay(date: string): string | null {
  const [, ms, sign, hours, minutes] = /^\/Date\((-?\d{1,14})(?:([+-])(\d{2})(\d{2}))?\)\/$/.exec(date) ?? [];
  if (ms === undefined) return null;
  const offsetMs = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return isoInstant(Number(ms) + offsetMs)?.slice(0, 10) ?? null;
}
