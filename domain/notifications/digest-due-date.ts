import { localTime } from '../outreach/sending/local-time.js';
import { WEEKDAYS } from '../sites/site-task.js';
import type { DigestTime } from './digest-time.js';

const DAY_MS = 86_400_000;

/**
 * The local date (YYYY-MM-DD) of the latest day on which a digest of this time was due, today included: what makes it the same
 * digest when a Schedule runs late or twice.
 */
export function findDigestDueDate({ weekday, time_zone }: Pick<DigestTime, 'weekday' | 'time_zone'>, at: Date): string {
  const { year, month, day, weekday: today } = localTime(at, time_zone);
  const daysAgo = (today - (WEEKDAYS.indexOf(weekday) + 1) + 7) % 7;
  return new Date(Date.UTC(year, month - 1, day) - daysAgo * DAY_MS).toISOString().slice(0, 10);
}
