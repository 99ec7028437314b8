import { round } from '../../../base/statistics/round.js';
import type { NoData } from '../../../dashboard/no-data.js';
import { type CountedPeriod, compareDays, countPeriod } from '../compare-days.js';
import { compareYear } from '../compare-year.js';
import { describeMissingDays } from '../describe-missing-days.js';
import { findPerformanceEvents } from '../events/find-performance-events.js';
import { fillGaps } from '../forecast/fill-gaps.js';
import { forecastClicks } from '../forecast/forecast-clicks.js';
import { theilSen } from '../forecast/theil-sen.js';
import { weekSums } from '../forecast/week-sums.js';
import { judgeTrend } from '../judge-trend.js';
import { listDayClicks } from '../list-day-clicks.js';
import type { SearchAnalysis } from '../search-analysis.js';
import { addDays, daysBetween, findSearchWeekday } from '../search-day.js';
import type { DayFigures, SearchPeriod } from '../search-figures.js';
import { periodEnding } from '../search-periods.js';
import { needSet } from '../sets/row-set.js';
import type { TrendAnalysis, TrendWindow } from '../trend-report.js';

const WINDOWS = [30, 60, 90] as const;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MIN_FACTOR_DAYS = 28;

/** How clicks moved over 30, 60 and 90 days, their weekly rhythm, and where they go from here. */
export function trendAnalysis({ data, periods }: SearchAnalysis): TrendAnalysis | NoData {
  const last = periods.current.end_date;
  const days = needSet(data, 'days');
  const [first] = days;
  if (!first || first.date > last) {
    return {
      status: 'no_data',
      reason: 'The property has no impression on any day',
      next_step: 'Analyze again when its pages are shown in search',
    };
  }
  const clicks = listDayClicks(days, periodEnding(last, daysBetween(first.date, last) + 1));
  return {
    windows: WINDOWS.map((window) => compareWindow(days, first.date, last, window)),
    weekday_factors: weekdayFactors(clicks, first.date),
    forecast: forecastClicks(clicks, last),
    events: findPerformanceEvents({
      days,
      last_day: last,
      queries: data.sets.query_days,
      directories: data.sets.directory_days,
      devices: data.sets.device_days,
      countries: data.sets.country_days,
    }),
  };
}

function compareWindow(
  days: readonly DayFigures[],
  first: string,
  last: string,
  window: TrendWindow['window_days'],
): TrendWindow {
  const period = periodEnding(last, window);
  const shift = Math.ceil(window / 7) * 7;
  const current = countPeriod(days, period);
  const previous = countPeriod(days, periodEnding(addDays(last, -shift), window));
  const change = compareDays(current, previous);
  return {
    window_days: window,
    period,
    current: current?.figures ?? null,
    previous: previous?.figures ?? null,
    missing_days: { current: current?.missing_days ?? null, previous: previous?.missing_days ?? null },
    change,
    year_on_year: compareYear(days, period),
    clicks_slope_per_day: current === null ? null : slopeOf(days, period),
    trend: judgeTrend(change.clicks_percent) ?? 'unknown',
    note: noteOn(current, previous, first),
  };
}

function noteOn(current: CountedPeriod | null, previous: CountedPeriod | null, first: string): string | null {
  if (current === null || previous === null) return `The data that were read begin on ${first}`;
  const missing = current.missing_days + previous.missing_days;
  return missing === 0 ? null : describeMissingDays(current.missing_days, previous.missing_days);
}

/** Weekly sums differ by seven days' worth of seven days' slope. */
function slopeOf(days: readonly DayFigures[], period: SearchPeriod): number {
  return round(theilSen(weekSums(fillGaps(listDayClicks(days, period)))) / 49, 3);
}

function weekdayFactors(clicks: readonly (number | null)[], first: string): TrendAnalysis['weekday_factors'] {
  const whole = Math.floor(clicks.length / 7) * 7;
  if (whole < MIN_FACTOR_DAYS) return null;
  const start = findSearchWeekday(addDays(first, clicks.length - whole));
  const means = WEEKDAYS.map((_, weekday) =>
    meanOf(clicks.slice(-whole).filter((_one, index) => (start + index) % 7 === weekday)),
  );
  const mean = meanOf(means);
  return mean === 0
    ? null
    : WEEKDAYS.map((weekday, index) => ({ weekday, factor: round((means[index] ?? 0) / mean, 3) }));
}

/** Of what is known. */
function meanOf(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
}
