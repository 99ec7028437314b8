import { WEEKDAYS, type Weekday } from '../sites/site-task.js';

/** When the weekly digest of a person is sent. */
export interface DigestTime {
  weekday: Weekday;
  /** 0–23, in `time_zone`. */
  hour: number;
  /** IANA name. */
  time_zone: string;
}

/** Of people who have chosen neither a time nor a zone: the week begins with it. */
export const DEFAULT_DIGEST_TIME: DigestTime = { weekday: 'monday', hour: 8, time_zone: 'UTC' };

/** Of people who have chosen no time, in their own zone. */
export function usualDigestTime(timeZone: string | null): DigestTime {
  return { ...DEFAULT_DIGEST_TIME, time_zone: timeZone ?? DEFAULT_DIGEST_TIME.time_zone };
}

/** People with the same time share one Schedule; this is its name, such as `monday:8:Europe/Berlin`. */
export function nameDigestTime({ weekday, hour, time_zone }: DigestTime): string {
  return `${weekday}:${hour}:${time_zone}`;
}

/** Null for what is no such name. */
export function parseDigestTime(name: string): DigestTime | null {
  const [, day, hour, time_zone] = /^([a-z]+):(\d{1,2}):(.+)$/.exec(name) ?? [];
  const weekday = WEEKDAYS.find((known) => known === day);
  return weekday && hour && time_zone ? { weekday, hour: Number(hour), time_zone } : null;
}
