import { round } from '../../../base/statistics/round.js';
import { computeChange } from '../compare-figures.js';
import { forecastClicks } from '../forecast/forecast-clicks.js';
import { theilSen } from '../forecast/theil-sen.js';
import { weekSums } from '../forecast/week-sums.js';
import type { SearchAnalysis } from '../search-analysis.js';
import { addDays, daysBetween, findSearchWeekday } from '../search-day.js';
import type { DayFigures, SearchFigures, SearchPeriod } from '../search-figures.js';
import { isWithin, periodEnding } from '../search-periods.js';
import type { NoData } from '../search-reports.js';
import { needSet } from '../sets/row-set.js';
import { sumFigures } from '../sum-figures.js';
import type { TrendAnalysis, TrendWindow } from '../trend-report.js';

const WINDOWS = [30, 60, 90] as const;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MIN_FACTOR_DAYS = 28;
/** Smaller changes are noise. */
const FLAT_PERCENT = 5;

/** How clicks moved over 30, 60 and 90 days, their weekly rhythm, and where they go from here. */
export function trendAnalysis({ data, periods }: SearchAnalysis): TrendAnalysis | NoData {
  const last = periods.current.end_date;
  const days = needSet(data, 'days').filter(({ date }) => date <= last);
  const [first] = days;
  if (!first) {
    return {
      status: 'no_data',
      reason: 'The property has no impression on any day',
      next_step: 'Analyze again when its pages are shown in search',
    };
  }
  const clicks = clicksByDay(days, first.date, last);
  return {
    windows: WINDOWS.map((window) => windowOf(days, first.date, last, window)),
    weekday_factors: weekdayFactors(clicks, first.date),
    forecast: forecastClicks(clicks, last),
  };
}

/** Every day from the first to the last; one that is absent had no impression. */
function clicksByDay(days: readonly DayFigures[], first: string, last: string): number[] {
  const clicks = new Map(days.map((day) => [day.date, day.clicks]));
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => clicks.get(addDays(first, index)) ?? 0);
}

function windowOf(
  days: readonly DayFigures[],
  first: string,
  last: string,
  window: TrendWindow['window_days'],
): TrendWindow {
  const period = periodEnding(last, window);
  const shift = Math.ceil(window / 7) * 7;
  const before = periodEnding(addDays(last, -shift), window);
  const current = first <= period.start_date ? figuresOf(days, period) : null;
  const previous = first <= before.start_date ? figuresOf(days, before) : null;
  const change = computeChange(current, previous);
  return {
    window_days: window,
    period,
    current,
    previous,
    change,
    clicks_slope_per_day: current === null ? null : slopeOf(days, period),
    trend: trendOf(change.clicks_percent),
    note: current === null || previous === null ? `The data begin on ${first}` : null,
  };
}

function figuresOf(days: readonly DayFigures[], period: SearchPeriod): SearchFigures {
  return sumFigures(days.filter(({ date }) => isWithin(date, period)));
}

/** Weekly sums differ by seven days' worth of seven days' slope. */
function slopeOf(days: readonly DayFigures[], period: SearchPeriod): number {
  return round(theilSen(weekSums(clicksByDay(days, period.start_date, period.end_date))) / 49, 3);
}

function trendOf(percent: number | null): TrendWindow['trend'] {
  if (percent === null) return 'unknown';
  if (Math.abs(percent) < FLAT_PERCENT) return 'flat';
  return percent > 0 ? 'up' : 'down';
}

function weekdayFactors(clicks: readonly number[], first: string): TrendAnalysis['weekday_factors'] {
  const whole = Math.floor(clicks.length / 7) * 7;
  if (whole < MIN_FACTOR_DAYS) return null;
  const used = clicks.slice(-whole);
  const mean = used.reduce((sum, one) => sum + one, 0) / whole;
  if (mean === 0) return null;
  const start = findSearchWeekday(addDays(first, clicks.length - whole));
  const sums = WEEKDAYS.map(() => 0);
  used.forEach((one, index) => {
    const weekday = (start + index) % 7;
    sums[weekday] = (sums[weekday] ?? 0) + one;
  });
  return WEEKDAYS.map((weekday, index) => ({
    weekday,
    factor: round((sums[index] ?? 0) / (whole / 7) / mean, 3),
  }));
}
