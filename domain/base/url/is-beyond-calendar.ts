import type { DatedPlace } from './dated-place.js';

const MONTHS_AWAY = 24;

/** With fewer dated URLs than a year of months, it is not an endless calendar. */
export const MIN_CALENDAR_URLS = 12;

/**
 * A dated URL is more than two years from now (ISO 8601). Past dates count for calendars only: an archive of articles
 * rightly reaches back for decades.
 */
export function isBeyondCalendar({ month, is_calendar }: DatedPlace, now: string): boolean {
  const away = month - (Number(now.slice(0, 4)) * 12 + Number(now.slice(5, 7)));
  return away > MONTHS_AWAY || (away < -MONTHS_AWAY && is_calendar);
}
