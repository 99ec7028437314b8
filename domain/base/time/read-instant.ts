import { isCalendarDate } from './is-calendar-date.js';
import { WRITABLE_INSTANTS } from './iso-instant.js';

/** RFC 3339 5.6 without its leap seconds: no clock that this runs on can keep one. The "T" and "Z" may be lower case. */
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[Tt]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?)([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * A date and time that a caller wrote, in milliseconds since 1970. Null for what is no RFC 3339 date-time, and for days
 * and hours that no calendar has: `Date` would make 1 December of 31 November.
 */
export function readInstant(text: string): number | null {
  const [, date = '', time = '', offset = ''] = INSTANT.exec(text) ?? [];
  if (!isCalendarDate(date)) return null;
  const ms = Date.parse(`${date}T${time}${offset.toUpperCase()}`);
  return ms >= WRITABLE_INSTANTS.first && ms <= WRITABLE_INSTANTS.last ? ms : null;
}
