import { findInstant, localTime } from '../outreach/sending/local-time.js';

interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** A task that is due at one time of the local day, on some days. */
export interface LocalTask {
  /** 0–23. */
  hour: number;
  minute: number;
  /** IANA name. */
  time_zone: string;
  /** Whether it is due on that day; `weekday` is 1 (Monday) to 7 (Sunday), as in ISO 8601. */
  isDue(day: CalendarDay & { weekday: number }): boolean;
}

/** The one run of a task on a day on which the clock changes near its time; `at` is an instant in ms. */
export type ClockChangeRun = CalendarDay & { at: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_DAYS = 7;
/** Further from its time a clock change does not matter to a task: clocks move by an hour at most. */
const NEAR_MS = 2 * HOUR_MS;

/** Weeks in which a zone changes its offset, by zone and bounds: finding them takes a thousand looks at a calendar. */
const known = new Map<string, number[]>();

/**
 * The runs of a task in `years` years from the beginning of a year that clock changes touch, oldest first. Where the clock skips
 * its time, it is due when the clock has jumped past it; where the clock shows its time twice, it is due the first time.
 * @throws RangeError for an unknown time zone
 */
export function findClockChangeRuns(task: LocalTask, year: number, years: number): ClockChangeRun[] {
  const { hour, minute, time_zone, isDue } = task;
  const runs = new Map<number, ClockChangeRun>();
  for (const week of findChangingWeeks(time_zone, year, years)) {
    const noon = new Date(week + DAY_MS / 2);
    const from = localTime(noon, time_zone);
    // A day more at both ends: local days are not those of UTC.
    for (let offset = -1; offset <= STEP_DAYS + 1; offset++) {
      const at = findInstant(noon, time_zone, offset, hour * 60 + minute).getTime();
      if (offsetMs(at - NEAR_MS, time_zone) === offsetMs(at + NEAR_MS, time_zone)) continue;
      const { weekday, ...day } = dayAfter(from, offset);
      if (isDue({ ...day, weekday })) runs.set(at, { ...day, at });
    }
  }
  return [...runs.values()];
}

/** Starts of weeks, in ms, in which the offset of the zone changes. */
function findChangingWeeks(timeZone: string, year: number, years: number): number[] {
  const name = `${timeZone} ${year} ${years}`;
  const before = known.get(name);
  if (before) return before;
  const weeks: number[] = [];
  const end = Date.UTC(year + years, 0, 1);
  let offset = offsetMs(Date.UTC(year, 0, 1), timeZone);
  for (let at = Date.UTC(year, 0, 1); at < end; at += STEP_DAYS * DAY_MS) {
    const next = offsetMs(at + STEP_DAYS * DAY_MS, timeZone);
    if (next !== offset) weeks.push(at);
    offset = next;
  }
  known.set(name, weeks);
  return weeks;
}

function offsetMs(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = localTime(new Date(at), timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - at;
}

function dayAfter({ year, month, day }: CalendarDay, days: number): CalendarDay & { weekday: number } {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay() || 7,
  };
}
