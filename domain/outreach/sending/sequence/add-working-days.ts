import { findInstant, localTime } from '../local-time.js';

const SATURDAY = 6;
const MINUTE_MS = 60_000;

/**
 * So many Mondays to Fridays later, at the same time of the day by the clock of that zone; of a time in a gap of summer time,
 * when the gap ends. Holidays are not known.
 * @param timeZone IANA name
 */
export function addWorkingDays(from: Date, days: number, timeZone: string): Date {
  const { hour, minute, weekday } = localTime(from, timeZone);
  let offset = 0;
  for (let left = days; left > 0; ) {
    offset += 1;
    if (((weekday - 1 + offset) % 7) + 1 < SATURDAY) left -= 1;
  }
  const atMs = findInstant(from, timeZone, offset, hour * 60 + minute).getTime();
  // Emails of one minute keep their order.
  return new Date(atMs + (from.getTime() % MINUTE_MS));
}
