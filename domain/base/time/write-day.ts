import { MONTH_NAMES } from './month-names.js';

/** A day `2026-05-31` as an English text has it: "31 May 2026", the form of the pages around it. Anything else stays as it is. */
export function writeDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = MONTH_NAMES[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
}
