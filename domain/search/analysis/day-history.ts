import { findMissingDays } from './find-missing-days.js';
import { addDays, daysBetween } from './search-day.js';
import type { DayFigures, SearchPeriod } from './search-figures.js';
import { periodEnding } from './search-periods.js';

/** Lengths of history to choose from, in days; the last is all that Search Console keeps. */
export const HISTORY_RANGES = [90, 180, 365, 480] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

export const HISTORY_COMPARISONS = ['none', 'previous', 'year'] as const;
export type HistoryComparison = (typeof HISTORY_COMPARISONS)[number];

/** A stretch of the days that are known, with the days that it is compared with. */
export interface DayHistory {
  period: SearchPeriod;
  /** As long, and begun on the same day of the week; null without a comparison, and where the data begin after it. */
  before: SearchPeriod | null;
  /** Days of both whose data Search Console lost. */
  missing: string[];
}

const WEEK = 7;
/** Fifty-two weeks, so that days of the week meet. */
const YEAR = 364;

/**
 * The last days up to `end`, at most as many as are known.
 * @param days oldest first
 */
export function selectHistory(
  days: readonly DayFigures[],
  end: string,
  range: HistoryRange,
  comparison: HistoryComparison,
): DayHistory | null {
  const [first] = days;
  if (first === undefined || first.date > end) return null;
  const known = daysBetween(first.date, end) + 1;
  const period = periodEnding(end, Math.min(range, known));
  const before = comparison === 'none' ? null : findBefore(period, comparison, first.date);
  const missing = [period, ...(before === null ? [] : [before])].flatMap((each) => findMissingDays(days, each));
  return { period, before, missing: [...new Set(missing)] };
}

function findBefore(
  { end_date, days }: SearchPeriod,
  comparison: Exclude<HistoryComparison, 'none'>,
  first: string,
): SearchPeriod | null {
  const shift = comparison === 'year' ? YEAR : Math.ceil(days / WEEK) * WEEK;
  const before = periodEnding(addDays(end_date, -shift), days);
  return before.end_date < first ? null : before;
}
