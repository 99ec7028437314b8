import { monthOfName } from './month-names.js';
import { isoDate, yearlyDate } from './place-date.js';
import { findWeekday, isWeekdayName } from './weekday-names.js';

export interface FoundDate {
  /** YYYY-MM-DD. */
  date: string;
  /** Its position in the text. */
  at: number;
  end: number;
}

/** 2026-05-14, 2026.05.14, 2026/5/14. */
const YEAR_FIRST = /(?<!\d)(20\d{2})([-./])(\d{1,2})\2(\d{1,2})(?!\d)/g;
const CJK = /(?:(20\d{2})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]/g;
/** 5.5., 05.05.2026, 5/5/26. */
const NUMERIC =
  /(?<![\d.,/])(\d{1,2})\s?([./])\s?(\d{1,2})(?:\s?\2\s?(20\d{2}|\d{2}))?(?![\d/])(?!\s?(?:h|uhr|uur|am|pm|a\.m|p\.m|%|€)(?!\p{L}))/gu;
/** 31-10-2026; without a year, as the Dutch write it, only where the day cannot be an hour. */
const DASHED = /(?<![\d-])(\d{1,2})-(\d{1,2})(?:-(20\d{2}))?(?![\d-])/g;
/** 7-XI. */
const ROMAN =
  /(?<![\d\p{L}])(\d{1,2})[-. /](x{0,1}(?:i{1,3}|iv|vi{0,3}|ix|x|xi{1,2}))(?:[-. /](20\d{2}))?(?![\p{L}\d])/gu;
/** 5 May, 5. Mai 2026, 5 de mayo de 2026, 5th of May. */
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|°|ª|\.|:e|-?go)? ?(?:of |de |d'|den )?(\p{L}{3,12})\.?(?:,? ?(?:de |del )?(20\d{2}))?(?!\d)/gu;
/** May 5, May 5th, 2026. */
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,12})\.? ?(\d{1,2})(?:st|nd|rd|th)?(?!\d|:|\.\d)(?:,? ?(20\d{2}))?(?!\d)/gu;
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** 三月十二日. */
const KANJI_NUMBER = /[一二三四五六七八九十]{1,3}(?=[月日])/g;
const KANJI = '一二三四五六七八九';

/**
 * The dates in a text, in its order. A year that is left out is that of the next such day from `reference` on. 5/6 is the
 * day first but in Japanese; in English whichever agrees with a weekday beside it, or else comes sooner.
 * @param text Lower case.
 * @param reference ISO 8601.
 */
export function findDates(text: string, reference: string, language: string | null = null): FoundDate[] {
  const source = text.replace(KANJI_NUMBER, (digits) => kanjiNumber(digits).padStart(digits.length, '0'));
  const found: FoundDate[] = [];
  const add = ({ index, 0: { length } }: RegExpExecArray, date: string | null): void => {
    const isTaken = found.some(({ at, end }) => index < end && index + length > at);
    if (date !== null && !isTaken) found.push({ date, at: index, end: index + length });
  };
  const yearly = (year: string | undefined, month: number | null, day: string | undefined): string | null =>
    month === null ? null : yearlyDate(year, month, Number(day), reference);
  for (const match of source.matchAll(YEAR_FIRST))
    add(match, isoDate(Number(match[1]), Number(match[3]), Number(match[4])));
  for (const match of source.matchAll(CJK)) add(match, yearly(match[1], Number(match[2]), match[3]));
  for (const match of source.matchAll(NUMERIC)) add(match, numericDate(match, source, reference, language));
  for (const match of source.matchAll(DASHED)) {
    if (match[3] !== undefined || (language === 'nl' && /^(?:0\d|1[3-9]|[23]\d)-/.test(match[0])))
      add(match, yearly(match[3], Number(match[2]), match[1]));
  }
  for (const match of source.matchAll(ROMAN))
    add(match, yearly(match[3], ROMANS.indexOf(match[2] ?? '') + 1, match[1]));
  for (const match of source.matchAll(DAY_FIRST)) add(match, yearly(match[3], monthOf(match[2]), match[1]));
  for (const match of source.matchAll(MONTH_FIRST)) add(match, yearly(match[3], monthOf(match[1]), match[2]));
  return found.toSorted((one, other) => one.at - other.at);
}

/** "mardi" begins like March, "maandag" like May. */
function monthOf(word = ''): number | null {
  return isWeekdayName(word) ? null : monthOfName(word);
}

function numericDate(match: RegExpExecArray, text: string, reference: string, language: string | null): string | null {
  const [, first, separator, second, shortYear] = match;
  const year = shortYear?.length === 2 ? `20${shortYear}` : shortYear;
  const dayFirst = yearlyDate(year, Number(second), Number(first), reference);
  const monthFirst = yearlyDate(year, Number(first), Number(second), reference);
  if (language === 'ja') return monthFirst ?? dayFirst;
  if (separator !== '/' || dayFirst === null) return separator === '/' ? monthFirst : dayFirst;
  if (monthFirst === null || (language !== null && language !== 'en')) return dayFirst;
  const before = text.slice(Math.max(0, match.index - 14), match.index);
  const weekday = findWeekday(before)?.weekday;
  if (weekday !== undefined) return new Date(monthFirst).getUTCDay() === weekday ? monthFirst : dayFirst;
  return isSooner(monthFirst, dayFirst, reference) ? monthFirst : dayFirst;
}

/** Days that are past come last. */
function isSooner(one: string, other: string, reference: string): boolean {
  const wait = (date: string): number => {
    const time = Date.parse(date) - Date.parse(reference.slice(0, 10));
    return time < 0 ? Number.POSITIVE_INFINITY : time;
  };
  return wait(one) < wait(other);
}

function kanjiNumber(digits: string): string {
  const [tens, ones] = digits.includes('十') ? digits.split('十') : ['', digits];
  const digitOf = (digit = ''): number => KANJI.indexOf(digit || '〇') + 1;
  const ten = digits.includes('十') ? Math.max(1, digitOf(tens)) * 10 : 0;
  return String(ten + digitOf(ones));
}
