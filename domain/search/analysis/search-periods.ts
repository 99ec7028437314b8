import { writeText } from '../../base/text/write-text.js';
import { addDays, daysBetween, pacificDay } from './search-day.js';
import type { SearchPeriod, SearchPeriods } from './search-figures.js';

/** Figures of the newest days still grow: today and the two days before are left out. */
const INCOMPLETE_DAYS = 3;
const WEEK = 7;
/** What Search Console keeps: 16 months. */
const HISTORY_DAYS = 486;
/** No more is requested for trends. */
export const TREND_HISTORY_DAYS = 480;

/** The first and the last day with any data; null if there is none, or if it was not requested. */
export interface DataSpan {
  first_day: string;
  last_day: string;
}

/**
 * A period of this many days that ends on the last complete day, and the one before it that is as long and begins on
 * the same day of the week, so that both contain the same days of the week. Newest days without data are left out of
 * both: the current period ends where the data do.
 */
export function searchPeriods(now: Date, days: number, span: DataSpan | null): SearchPeriods {
  const today = pacificDay(now);
  const lastComplete = addDays(today, -INCOMPLETE_DAYS);
  const end = span !== null && span.last_day < lastComplete ? span.last_day : lastComplete;
  const current = periodEnding(end, days);
  const shift = Math.ceil(days / WEEK) * WEEK;
  const previous = periodEnding(addDays(end, -shift), days);
  const since = span?.first_day ?? null;
  const oldest = addDays(today, -HISTORY_DAYS);
  const earliest = since !== null && since > oldest ? since : oldest;
  const isKnown = previous.start_date >= earliest;
  return {
    current,
    previous: isKnown ? previous : null,
    excluded_days: daysBetween(end, today),
    note: noteOn(end, lastComplete, shift - days, isKnown ? null : earliest),
  };
}

/** The longest period for trends and forecasts, up to the newest day that may have data. */
export function historyPeriod(now: Date): SearchPeriod {
  return periodEnding(addDays(pacificDay(now), -1), TREND_HISTORY_DAYS);
}

export function periodEnding(end: string, days: number): SearchPeriod {
  return { start_date: addDays(end, 1 - days), end_date: end, days };
}

export function isWithin(day: string, { start_date, end_date }: SearchPeriod): boolean {
  return day >= start_date && day <= end_date;
}

function noteOn(end: string, lastComplete: string, gap: number, missingBefore: string | null): string {
  const newest =
    end < lastComplete
      ? `The property has no data after ${end}: later days are left out of both periods`
      : `The newest ${INCOMPLETE_DAYS} days are not complete yet and are left out of both periods`;
  if (missingBefore !== null)
    return `${newest}. There is no previous period: the data that were read begin on ${missingBefore}, after it would have begun`;
  const between = gap === 0 ? '' : writeText`, with ${gap} day${gap === 1 ? '' : 's'} between them`;
  return `${newest}. Both begin on the same day of the week${between}`;
}
