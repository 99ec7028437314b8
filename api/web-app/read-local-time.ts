import { findInstant, localDate } from '../../domain/outreach/sending/local-time.js';

const DAY_MS = 86_400_000;

/**
 * What a field for a date and time says (`2026-06-01T08:30`), read on the clock of a zone, as ISO 8601 in UTC. Null for
 * what is no date and time.
 */
export function readLocalTime(text: string, timeZone: string): string | null {
  const [, date = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
  const noonMs = Date.parse(`${date}T12:00:00Z`);
  if (Number.isNaN(noonMs)) return null;
  // Far from UTC noon is on the day before or after.
  const shift = Math.round((Date.parse(date) - Date.parse(localDate(new Date(noonMs), timeZone))) / DAY_MS);
  return findInstant(new Date(noonMs), timeZone, shift, Number(hour) * 60 + Number(minute)).toISOString();
}
