export type ForecastMethod = 'seasonal_naive' | 'seasonal_drift' | 'holt_winters';

/** Clicks over the coming days: what is expected, and between which figures it will be four times out of five. */
export interface ForecastTotal {
  days: 30 | 60 | 90;
  clicks: number;
  low: number;
  high: number;
  back_test: HorizonTest;
}

/** How the same method did at the same horizon on days that are known. */
export interface HorizonTest {
  /** Forecasts that were made, a week apart. 0: the history is too short, and the interval is widened from a shorter horizon. */
  trials: number;
  /** Mean of |forecast − actual| ÷ mean of actual, of sums over the horizon; null without a trial or a click. */
  error: number | null;
  /**
   * Share of trials whose sum was within the interval that could have been given at the time, from the trials that had ended by
   * then; null where there are none.
   */
  coverage: number | null;
  coverage_trials: number;
}

export interface ForecastReport {
  /** The one with the smallest back-test error over all horizons. */
  method: ForecastMethod;
  explanation: string;
  /** The last day with data that the forecast continues from, YYYY-MM-DD. */
  last_day: string;
  history_days: number;
  /** Days of these without data: no method learns from them, and no trial counts them. */
  missing_days: number;
  /** First days (YYYY-MM-DD) of a new level: what was before is taken at the level after. */
  level_shifts: string[];
  /** Probability that the intervals are made for. */
  interval: 0.8;
  interval_basis: string;
  /** False where the history is shorter than two years: a rise or fall of each year looks like a trend then. */
  yearly_season_known: boolean;
  /** What the reader has to know besides; null where there is nothing. */
  note: string | null;
  totals: ForecastTotal[];
  /** The first 30 days. */
  daily: { date: string; clicks: number; low: number; high: number }[];
  back_test: {
    /** Days that each trial forecast ahead, and how many trials were made. */
    horizon_days: number;
    trials: number;
    /** Σ |forecast − actual| ÷ Σ actual over all days of all trials, by method; null where nothing was clicked. */
    errors: Record<ForecastMethod, number | null>;
  };
}
