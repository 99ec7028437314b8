import { findWeekday } from './weekday-names.js';

const DAY_MS = 86_400_000;

/** The next such weekday after `reference` (ISO 8601), as YYYY-MM-DD. @param weekday 0 is Sunday. */
export function nextWeekday(weekday: number, reference: string): string {
  const now = new Date(reference);
  const ahead = (weekday - now.getUTCDay() + 7) % 7 || 7;
  return new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}

/** "Monday" means the next one after `reference` (ISO 8601); null when the text names no weekday. @param text Lower case. */
export function weekdayDate(text: string, reference: string): string | null {
  const found = findWeekday(text);
  return found && nextWeekday(found.weekday, reference);
}
