import { findInstant, localTime } from './local-time.js';
import type { ZonedWindow } from './zoned-window.js';

/** A window of one day a week that summer time swallows opens two weeks later. */
const DAYS_AHEAD = 14;

/** Whether mail may be sent now: on one of the days, between `from` and before `to`, in the window's time zone. */
export function isWithinWindow(now: Date, window: ZonedWindow): boolean {
  const { weekday, hour, minute } = localTime(now, window.time_zone);
  const at = hour * 60 + minute;
  return window.days.includes(weekday) && at >= readMinutes(window.from) && at < readMinutes(window.to);
}

/** Now when it is open, else when it opens next. A window that summer time swallows whole opens on its next day. */
export function nextOpening(now: Date, window: ZonedWindow): Date {
  if (isWithinWindow(now, window)) return now;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const opening = findInstant(now, window.time_zone, ahead, readMinutes(window.from));
    if (opening > now && isWithinWindow(opening, window)) return opening;
  }
  // No day is set, which the contract rejects: an error should not mean never.
  return new Date(now.getTime() + DAYS_AHEAD * 86_400_000);
}

export function readMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
