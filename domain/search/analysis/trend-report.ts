import type { YearOnYear } from './compare-year.js';
import type { EventReport } from './events/performance-event.js';
import type { ForecastReport } from './forecast/forecast-report.js';
import type { SearchChange, SearchFigures, SearchPeriod } from './search-figures.js';
import type { PartResult } from './search-reports.js';

export interface TrendWindow {
  window_days: 30 | 60 | 90;
  period: SearchPeriod;
  current: SearchFigures | null;
  previous: SearchFigures | null;
  /** Days of each side whose data are missing: they are in no sum. Null where the side is. */
  missing_days: { current: number | null; previous: number | null };
  /** For each day that has data: the previous sums are taken for as many days as the current ones are of. */
  change: SearchChange;
  /** Null where the data do not reach back that far. */
  year_on_year: YearOnYear | null;
  /** Clicks a day that the window gains from one day to the next, weekdays evened out (Theil–Sen over weekly sums). */
  clicks_slope_per_day: number | null;
  trend: 'up' | 'down' | 'flat' | 'unknown';
  note: string | null;
}

export interface TrendAnalysis {
  windows: TrendWindow[];
  /** Mean clicks of each day of the week against the mean of all days; Monday first. Null with less than four weeks. */
  weekday_factors: { weekday: string; factor: number }[] | null;
  forecast: PartResult<ForecastReport>;
  events: EventReport;
}
