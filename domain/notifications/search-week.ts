import { type CountedPeriod, compareDays } from '../search/analysis/compare-days.js';
import { addDays } from '../search/analysis/search-day.js';
import type { SearchChange, SearchPeriod } from '../search/analysis/search-figures.js';
import { isWithin } from '../search/analysis/search-periods.js';
import type { PerformanceOverview } from '../search/analysis/search-reports.js';
import { sumFigures } from '../search/analysis/sum-figures.js';

const WEEK_DAYS = 7;

/** Search figures of the last seven days that are complete, and of the seven before them. */
export interface SearchWeek {
  /** YYYY-MM-DD, inclusive. */
  start_date: string;
  end_date: string;
  clicks: number;
  impressions: number;
  /** Against the week before, for each day that has data; null in it where the data do not reach that far. */
  change: Pick<SearchChange, 'clicks_percent' | 'impressions_percent'>;
  /** Days whose data Search Console lost, in this week and in the one before: no sum includes them. */
  missing_days: { current: number; previous: number };
}

/** Null where days could not be read, the period is shorter than a week, or none of its last days has data. */
export function compareSearchWeeks(
  { daily, missing_days }: Pick<PerformanceOverview, 'daily' | 'missing_days'>,
  { start_date, end_date }: Pick<SearchPeriod, 'start_date' | 'end_date'>,
): SearchWeek | null {
  if (daily === null || missing_days === null) return null;
  const countWeek = (last: string): CountedPeriod | null => {
    const period = { start_date: addDays(last, 1 - WEEK_DAYS), end_date: last, days: WEEK_DAYS };
    if (period.start_date < start_date) return null;
    const figures = sumFigures(daily.filter(({ date }) => isWithin(date, period)));
    return { period, figures, missing_days: missing_days.current.filter((date) => isWithin(date, period)).length };
  };
  const current = countWeek(end_date);
  if (current === null || current.missing_days === WEEK_DAYS) return null;
  const before = countWeek(addDays(end_date, -WEEK_DAYS));
  const previous = before !== null && before.missing_days < WEEK_DAYS ? before : null;
  const { clicks_percent, impressions_percent } = compareDays(current, previous);
  return {
    start_date: current.period.start_date,
    end_date,
    clicks: current.figures.clicks,
    impressions: current.figures.impressions,
    change: { clicks_percent, impressions_percent },
    missing_days: { current: current.missing_days, previous: before?.missing_days ?? 0 },
  };
}
