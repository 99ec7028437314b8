import { findClockChangeRuns, type LocalTask } from '../../../domain/sites/clock-change-runs.js';
import { WEEKDAYS, type Weekday } from '../../../domain/sites/site-task.js';

/** A time of day, on every day, on one of each week or on one of each month. */
export interface DueTime {
  /** 0–23. */
  hour: number;
  minute?: number;
  weekday?: Weekday;
  day_of_month?: number;
  /** IANA name. */
  time_zone: string;
}

/** How many years ahead clock changes are taken care of; a worker that starts does so anew. */
const YEARS_AHEAD = 20;
/** What is taken out is taken out of intervals as well: each full minute, to the second. */
const PAST_TIME_MS = 1_000;
const ALL_HOURS = { start: 0, end: 23 };
const ALL_MINUTES = { start: 0, end: 59 };

/** As Temporal names them. */
const WEEKDAY_NAMES = {
  monday: 'MONDAY',
  tuesday: 'TUESDAY',
  wednesday: 'WEDNESDAY',
  thursday: 'THURSDAY',
  friday: 'FRIDAY',
  saturday: 'SATURDAY',
  sunday: 'SUNDAY',
} as const;

const MONTH_NAMES = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
] as const;

/**
 * The times of a Schedule, as Temporal's client takes them. By themselves its calendars leave out a local time that the clock
 * skips, and match one that it shows twice both times, or the hour before a second time. Here days with a clock change near the
 * time are taken out of the calendar, and their runs are single instants: when the clock has jumped past the time, or shows it
 * for the first time, a second later.
 */
export function scheduleTimes(due: DueTime, now: Date) {
  const { hour, minute = 0, weekday, day_of_month, time_zone: timezone } = due;
  const calendar = {
    hour,
    minute,
    ...(weekday !== undefined && { dayOfWeek: WEEKDAY_NAMES[weekday] }),
    ...(day_of_month !== undefined && { dayOfMonth: day_of_month }),
  };
  const runs = findClockChangeRuns(toLocalTask(due), now.getUTCFullYear(), YEARS_AHEAD);
  if (runs.length === 0) return { calendars: [calendar], timezone };
  return {
    calendars: [calendar],
    timezone,
    skip: runs.map(({ year, month, day: dayOfMonth }) => {
      return { year, month: nameMonth(month), dayOfMonth, hour: ALL_HOURS, minute: ALL_MINUTES };
    }),
    // Intervals are counted from 1970, so that this one ends for the first time at the instant, and again when it is as old.
    intervals: runs.map(({ at }) => ({ every: at + PAST_TIME_MS })),
  };
}

function toLocalTask({ hour, minute = 0, weekday, day_of_month, time_zone }: DueTime): LocalTask {
  const number = weekday === undefined ? null : WEEKDAYS.indexOf(weekday) + 1;
  return {
    hour,
    minute,
    time_zone,
    isDue: (day) =>
      (number === null || day.weekday === number) && (day_of_month === undefined || day.day === day_of_month),
  };
}

function nameMonth(month: number): (typeof MONTH_NAMES)[number] {
  const name = MONTH_NAMES[month - 1];
  if (name === undefined) throw new RangeError(`There is no month ${month}`);
  return name;
}
