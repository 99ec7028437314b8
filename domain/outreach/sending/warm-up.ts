import { dayKey } from './cap-calendar.js';

const DAY_MS = 86_400_000;
/** A new mailbox sends ten mails on its first day and five more on each day after (Warmbly's figures). */
const FIRST_DAY = 10;
const STEP = 5;

/**
 * Scheduled mails that a sender may send today: its limit, which a new mailbox works up to.
 * @param timeZone of the calendar that days of caps follow, so that the step comes when the counter starts over
 */
export function warmUpLimit(dailyLimit: number, firstSentAt: Date | null, now: Date, timeZone = 'UTC'): number {
  const days = firstSentAt === null ? 0 : (dayMs(now, timeZone) - dayMs(firstSentAt, timeZone)) / DAY_MS;
  return Math.min(dailyLimit, FIRST_DAY + STEP * Math.max(0, days));
}

function dayMs(at: Date, timeZone: string): number {
  return Date.parse(dayKey(at, timeZone));
}
