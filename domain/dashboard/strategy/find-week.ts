const DAY_MS = 86_400_000;

/** The Monday of the ISO week (ISO 8601) of an instant, in UTC: YYYY-MM-DD. */
export function findWeek(now: string): string {
  const instant = Date.parse(now);
  const weekday = (new Date(instant).getUTCDay() + 6) % 7;
  return new Date(instant - weekday * DAY_MS).toISOString().slice(0, 10);
}
