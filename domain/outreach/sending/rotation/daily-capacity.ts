import { localTime } from '../local-time.js';
import { pacedGapMs } from '../pacing.js';
import type { Sender, SendingWindow } from '../sender.js';
import { readMinutes } from '../sending-window.js';
import { warmUpLimit } from '../warm-up.js';

/** What bounds the scheduled mail of one mailbox. */
export interface MailboxPace {
  sender: Pick<Sender, 'daily_limit' | 'hourly_limit' | 'min_interval_seconds' | 'warm_up' | 'sending_window'>;
  /** Null: it has sent nothing, so that its warm-up begins with the first day on which it may. */
  first_sent_at: Date | null;
  /** Of the calendar that days of caps follow; IANA name. */
  time_zone: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Between the shortest jitter of a gap and the longest. */
const USUAL = 0.5;

/**
 * How many scheduled mails the mailbox can send on the day of this instant: by its caps, window, gap and warm-up.
 * @param part whole: from the first minute of the day; rest: from this instant on
 */
export function dailyCapacity(
  { sender, first_sent_at, time_zone }: MailboxPace,
  at: Date,
  part: 'whole' | 'rest',
): number {
  const { daily_limit, hourly_limit, min_interval_seconds, warm_up, sending_window } = sender;
  const zone = sending_window?.time_zone ?? time_zone;
  const { weekday, hour, minute } = localTime(at, zone);
  const passed = part === 'rest' ? hour * 60 + minute : 0;
  const openMs = sending_window === null ? DAY_MS - passed * 60_000 : openTime(sending_window, weekday, passed);
  if (openMs <= 0) return 0;
  const daily = warm_up ? warmUpLimit(daily_limit, first_sent_at, at, time_zone) : daily_limit;
  const byHours = hourly_limit * Math.ceil(openMs / HOUR_MS);
  const byGap = min_interval_seconds === 0 ? Infinity : Math.ceil(openMs / pacedGapMs(min_interval_seconds, USUAL));
  return Math.min(daily, byHours, byGap);
}

function openTime({ days, from, to }: SendingWindow, weekday: number, passedMinutes: number): number {
  if (!days.includes(weekday)) return 0;
  return (readMinutes(to) - Math.max(passedMinutes, readMinutes(from))) * 60_000;
}
