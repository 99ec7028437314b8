const DAY_MS = 86_400_000;

/** `YYYY-MM-DD` some days later, or earlier when below 0. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one to the other: 1 from a day to the next. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** 0 is Monday. */
export function findSearchWeekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function isWeekend(day: string): boolean {
  return findSearchWeekday(day) >= 5;
}

/**
 * The calendar day in Pacific time, which Search Console counts by: UTC−7 from the second Sunday of March to the first of
 * November, else UTC−8 (15 U.S.C. 260a). The hour of the change itself is taken at 10:00 UTC.
 */
export function pacificDay(now: Date): string {
  const year = now.getUTCFullYear();
  const summer = now.getTime() >= sundayMs(year, 2, 2) && now.getTime() < sundayMs(year, 10, 1);
  return new Date(now.getTime() - (summer ? 7 : 8) * 3_600_000).toISOString().slice(0, 10);
}

/** The n-th Sunday of a month, at 10:00 UTC. */
function sundayMs(year: number, month: number, nth: number): number {
  const first = new Date(Date.UTC(year, month, 1, 10));
  return first.getTime() + (((7 - first.getUTCDay()) % 7) + (nth - 1) * 7) * DAY_MS;
}
