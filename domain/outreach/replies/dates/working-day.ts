const DAY_MS = 86_400_000;

/** The first day after `date` that is no Saturday or Sunday; both YYYY-MM-DD. */
export function nextWorkingDay(date: string): string {
  let time = Date.parse(date) + DAY_MS;
  while (isWeekend(time)) time += DAY_MS;
  return new Date(time).toISOString().slice(0, 10);
}

/** `date` itself, or the Monday behind it. */
export function workingDayFrom(date: string): string {
  return isWeekend(Date.parse(date)) ? nextWorkingDay(date) : date;
}

function isWeekend(time: number): boolean {
  const weekday = new Date(time).getUTCDay();
  return weekday === 0 || weekday === 6;
}
