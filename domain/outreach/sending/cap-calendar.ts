import { findInstant, localDate } from './local-time.js';

/** The day that a send counts for, YYYY-MM-DD in the workspace's calendar; days of 23 and 25 hours are days too. */
export function dayKey(now: Date, timeZone: string): string {
  return localDate(now, timeZone);
}

/** The hour that a send counts for, YYYY-MM-DDTHH in UTC: an hour that comes twice on the wall is two hours. */
export function hourKey(now: Date): string {
  return now.toISOString().slice(0, 13);
}

/** When the counters of the day start over. */
export function nextDayStart(now: Date, timeZone: string): Date {
  return findInstant(now, timeZone, 1, 0);
}

export function nextHourStart(now: Date): Date {
  return new Date((Math.floor(now.getTime() / 3_600_000) + 1) * 3_600_000);
}
