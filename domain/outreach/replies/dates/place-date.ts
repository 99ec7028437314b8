const DAY_MS = 86_400_000;
/** A date without a year is the next one, or one just past. */
const PAST_DAYS = 45;

/** YYYY-MM-DD; null for a day that no calendar has. */
export function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** A day of a year; without the year the next such day from `reference` (ISO 8601) on. */
export function yearlyDate(year: string | undefined, month: number, day: number, reference: string): string | null {
  if (year !== undefined) return isoDate(Number(year), month, day);
  const now = Date.parse(reference);
  const thisYear = new Date(now).getUTCFullYear();
  for (const candidate of [thisYear - 1, thisYear, thisYear + 1]) {
    const date = isoDate(candidate, month, day);
    if (date !== null && Date.parse(date) >= now - PAST_DAYS * DAY_MS) return date;
  }
  return null;
}

/** The next day of a month with this number after `after` (YYYY-MM-DD). */
export function dayAfter(day: number, after: string): string | null {
  const from = new Date(after);
  for (let ahead = 0; ahead < 3; ahead++) {
    const date = isoDate(
      from.getUTCFullYear() + Math.floor((from.getUTCMonth() + ahead) / 12),
      ((from.getUTCMonth() + ahead) % 12) + 1,
      day,
    );
    if (date !== null && date > after) return date;
  }
  return null;
}
