import { monthOfName } from './month-names.js';

export interface FoundDate {
  /** YYYY-MM-DD. */
  date: string;
  /** Where in the text it stands. */
  at: number;
}

const ISO = /(?<!\d)(20\d{2})-(\d{1,2})-(\d{1,2})(?!\d)/g;
const CJK = /(?:(20\d{2})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]/g;
/** 5.5., 05.05.2026, 5/5/26: the day first, but where the second number can only be a day. */
const NUMERIC = /(?<![\d.,/])(\d{1,2})([./-])(\d{1,2})(?:\2(20\d{2}|\d{2}))?(?![\d/])/g;
/** 5 May, 5. Mai 2026, 5 de mayo de 2026, 5th of May. */
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.|:e)? ?(?:of |de |d'|den )?(\p{L}{3,12})\.?(?:,? ?(?:de |del )?(20\d{2}))?(?!\d)/gu;
/** May 5, May 5th, 2026. */
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,12})\.? ?(\d{1,2})(?:st|nd|rd|th)?(?!\d|:)(?:,? ?(20\d{2}))?(?!\d)/gu;

const DAY_MS = 86_400_000;
/** A date without a year is the next one, or one just past. */
const PAST_DAYS = 45;

/**
 * The dates in a text, in its order. A year that is left out is that of the next such day from `reference` on.
 * @param text Lower case.
 * @param reference ISO 8601.
 */
export function findDates(text: string, reference: string): FoundDate[] {
  const found: FoundDate[] = [];
  const add = (at: number, year: string | undefined, month: number | null, day: number): void => {
    const date = month === null ? null : dateOf(year, month, day, reference);
    if (date !== null) found.push({ date, at });
  };
  for (const match of text.matchAll(ISO)) add(match.index, match[1], Number(match[2]), Number(match[3]));
  for (const match of text.matchAll(CJK)) add(match.index, match[1], Number(match[2]), Number(match[3]));
  for (const match of text.matchAll(NUMERIC)) addNumeric(match, add);
  for (const match of text.matchAll(DAY_FIRST))
    add(match.index, match[3], monthOfName(match[2] ?? ''), Number(match[1]));
  for (const match of text.matchAll(MONTH_FIRST))
    add(match.index, match[3], monthOfName(match[1] ?? ''), Number(match[2]));
  return found.toSorted((one, other) => one.at - other.at);
}

function addNumeric(
  match: RegExpExecArray,
  add: (at: number, year: string | undefined, month: number, day: number) => void,
): void {
  const [, first, separator, second, year] = match;
  // "24-48" and "9.30" are hours.
  if (year === undefined && separator === '-') return;
  const isMonthFirst = separator === '/' && Number(second) > 12;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  add(match.index, year?.length === 2 ? `20${year}` : year, Number(month), Number(day));
}

function dateOf(year: string | undefined, month: number, day: number, reference: string): string | null {
  if (year !== undefined) return isoDate(Number(year), month, day);
  const now = Date.parse(reference);
  const thisYear = new Date(now).getUTCFullYear();
  for (const candidate of [thisYear - 1, thisYear, thisYear + 1]) {
    const date = isoDate(candidate, month, day);
    if (date !== null && Date.parse(date) >= now - PAST_DAYS * DAY_MS) return date;
  }
  return null;
}

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
