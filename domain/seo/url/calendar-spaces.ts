import { parseUrl } from './parse-url.js';

export interface CalendarSpace {
  /** The URLs with year, month and day taken out. */
  family: string;
  members: string[];
}

const MONTHS_AWAY = 24;
/** Fewer dated URLs than a year of months are no calendar that runs on by itself. */
const MIN_MEMBERS = 12;
/** A separator is required: six digits without one are as often the number of an article. */
const DATE = /(?<!\d)((?:19|20|21)\d{2})[-/_](0?[1-9]|1[0-2])(?:[-/_](?:0?[1-9]|[12]\d|3[01]))?(?!\d)/;
const YEAR_PARAM = /^(?:year|y|jahr|annee|ano|anno)$/i;
const MONTH_PARAM = /^(?:month|m|mon|monat|mois|mes|mese)$/i;
const CALENDAR_WORD = /calend|kalend|agenda/i;

/**
 * Families of dated URLs that run past two years from now. Past dates count for calendars only: an archive of articles
 * rightly reaches back for decades.
 */
export function calendarSpaces(urls: readonly string[], now: string): CalendarSpace[] {
  const today = monthNumber(Number(now.slice(0, 4)), Number(now.slice(5, 7)));
  const families = new Map<string, { members: string[]; isPastBounds: boolean }>();
  for (const url of urls) {
    const dated = readDate(url);
    if (dated === null) continue;
    const family = families.get(dated.family) ?? { members: [], isPastBounds: false };
    family.members.push(url);
    const away = dated.month - today;
    if (away > MONTHS_AWAY || (away < -MONTHS_AWAY && CALENDAR_WORD.test(url))) family.isPastBounds = true;
    families.set(dated.family, family);
  }
  return [...families]
    .filter(([, { members, isPastBounds }]) => isPastBounds && members.length >= MIN_MEMBERS)
    .map(([family, { members }]) => ({ family, members }));
}

function readDate(url: string): { family: string; month: number } | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const place = `${parsed.pathname}${parsed.search}`;
  const date = DATE.exec(place);
  if (date) {
    const family = `${parsed.origin}${place.slice(0, date.index)}${place.slice(date.index + date[0].length)}`;
    return { family, month: monthNumber(Number(date[1]), Number(date[2])) };
  }
  const month = monthOfParams(parsed.searchParams);
  return month === null ? null : { family: `${parsed.origin}${parsed.pathname}`, month };
}

function monthOfParams(params: URLSearchParams): number | null {
  let year: string | null = null;
  let month = '1';
  for (const [name, value] of params) {
    if (YEAR_PARAM.test(name) && /^(?:19|20|21)\d{2}$/.test(value)) year = value;
    else if (MONTH_PARAM.test(name) && /^\d{1,2}$/.test(value)) month = value;
  }
  return year === null ? null : monthNumber(Number(year), Number(month));
}

function monthNumber(year: number, month: number): number {
  return year * 12 + month;
}
