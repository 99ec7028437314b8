import { isoInstant } from '../../../domain/base/time/iso-instant.js';

/** The forms of W3C Datetime (sitemaps.org, lastmod): a year up to a fraction of a second; a time needs its zone. */
const W3C_DATETIME =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2}))?)?)?$/;

/**
 * The instant that a W3C date represents, its start when it is less precise; null when the text is not such a date, is
 * not a day of the calendar, or when its zone shifts it beyond years of four digits.
 */
export function parseW3cDate(text: string): Date | null {
  const match = W3C_DATETIME.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map((group) => numberAt(match[group], group));
  const milliseconds = Math.trunc(Number(`0.${match[7] ?? '0'}`) * 1000);
  const offsetMin = offsetMinutes(match[8]);
  if (year === undefined || month === undefined || day === undefined || offsetMin === null) return null;
  if (month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  if ((hour ?? 0) > 23 || (minute ?? 0) > 59 || (second ?? 0) > 59) return null;
  const instant = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds) - offsetMin * 60_000;
  return isoInstant(instant) === null ? null : new Date(instant);
}

/** Month and day count from one, the rest from zero. */
function numberAt(digits: string | undefined, group: number): number {
  if (digits !== undefined) return Number(digits);
  return group === 2 || group === 3 ? 1 : 0;
}

function offsetMinutes(zone: string | undefined): number | null {
  if (zone === undefined || zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(4, 6));
  if (hours > 14 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
