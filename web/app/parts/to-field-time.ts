import { localTime } from '../../../domain/outreach/sending/local-time.js';

/** An instant (ISO 8601) as a field for a date and time takes it, on the clock of a zone: `2026-06-01T10:00`. */
export function toFieldTime(iso: string, timeZone: string): string {
  const { year, month, day, hour, minute } = localTime(new Date(iso), timeZone);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}`;
}
