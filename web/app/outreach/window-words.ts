import type { SendingWindow } from '../../../domain/outreach/sending/sender.js';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** When scheduled emails of a sender are sent, in one sentence. */
export function windowWords(window: SendingWindow | null): string {
  if (window === null) return 'Scheduled emails are sent at any time.';
  const zone = window.time_zone === null ? "the recipient's time zone" : window.time_zone;
  return `Scheduled emails are sent ${daysOf(window.days)}, ${window.from} to ${window.to} (${zone}).`;
}

/** `days` in ascending order, 1 is Monday. */
function daysOf(days: readonly number[]): string {
  const names = days.map((day) => DAYS[day - 1] ?? String(day));
  const first = days[0] ?? 0;
  const isRun = days.every((day, index) => day === first + index);
  if (names.length === 7) return 'every day';
  if (isRun && names.length > 2) return `${names[0]} to ${names.at(-1)}`;
  if (names.length === 1) return `on ${names[0]}`;
  return `on ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
