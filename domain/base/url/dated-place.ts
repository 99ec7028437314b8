/** The month that an address names, and what it names besides. */
export interface DatedPlace {
  /** The address without its date: the same for all pages of a calendar. */
  family: string;
  /** Months since the year 0. */
  month: number;
  is_calendar: boolean;
}

/** Behind "https://": the path begins at the next slash. */
const AUTHORITY_AT = 8;
/** Asked of every URL: a year is what they all have, or the seconds of an instant. */
const HINT = /(?:19|20|21)\d\d|=\d{10}(?:&|$)/;
/** A separator is required: six digits without one are as often the number of an article. "2027-W05" is ISO 8601. */
const DATE =
  /(?<!\d)((?:19|20|21)\d{2})[-/_](?:W([0-4]\d|5[0-3])|(0?[1-9]|1[0-2])(?:[-/_](?:0?[1-9]|[12]\d|3[01]))?)(?!\d)/;
const DATES = new RegExp(DATE, 'g');
const YEAR_PARAM = /^(?:year|y|jahr|annee|ano|anno)$/i;
const MONTH_PARAM = /^(?:month|m|mon|monat|mois|mes|mese)$/i;
/** "date=20270115" and "month=202701": the name says that the digits are a date. */
const COMPACT_PARAM = /(?:^|[_-])(?:date|day|month|datum|monat|tag)$/i;
const COMPACT = /^((?:19|20|21)\d{2})(0[1-9]|1[0-2])(?:[0-2]\d|3[01])?$/;
/** Seconds since 1970, as the calendar of Moodle has them. */
const INSTANT_PARAM = /^(?:time|timestamp|cal_d)$/i;
const CALENDAR_WORD = /calend|kalend|agenda/i;
const WEEKS_PER_MONTH = 4.35;

/** The place that the normalized address of a page takes in time; null when it names no month. */
export function datedPlace(url: string): DatedPlace | null {
  if (!HINT.test(url)) return null;
  const pathAt = url.indexOf('/', AUTHORITY_AT);
  const place = pathAt < 0 ? '' : url.slice(pathAt);
  const is_calendar = CALENDAR_WORD.test(url);
  const date = DATE.exec(place);
  if (date) {
    const [, year, week, month] = date;
    const inYear = week === undefined ? Number(month) : Math.ceil(Math.max(1, Number(week)) / WEEKS_PER_MONTH);
    // A week or a month from one date to another is one place too.
    const family = url.slice(0, pathAt) + place.replace(DATES, '');
    return { family, month: monthNumber(Number(year), inYear), is_calendar };
  }
  const queryAt = url.indexOf('?');
  const month = queryAt < 0 ? null : monthOfParams(new URLSearchParams(url.slice(queryAt)));
  return month === null ? null : { family: url.slice(0, queryAt), month, is_calendar };
}

function monthOfParams(params: URLSearchParams): number | null {
  let year: string | null = null;
  let month = '1';
  for (const [name, value] of params) {
    const compact = COMPACT_PARAM.test(name) ? COMPACT.exec(value) : null;
    if (compact) return monthNumber(Number(compact[1]), Number(compact[2]));
    if (INSTANT_PARAM.test(name) && /^\d{10}$/.test(value)) return monthOfInstant(Number(value));
    if (YEAR_PARAM.test(name) && /^(?:19|20|21)\d{2}$/.test(value)) year = value;
    else if (MONTH_PARAM.test(name) && /^\d{1,2}$/.test(value)) month = value;
  }
  return year === null ? null : monthNumber(Number(year), Number(month));
}

function monthOfInstant(seconds: number): number {
  const date = new Date(seconds * 1000);
  return monthNumber(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

function monthNumber(year: number, month: number): number {
  return year * 12 + month;
}
