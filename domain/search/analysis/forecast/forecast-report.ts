export type ForecastMethod = 'seasonal_naive' | 'seasonal_drift' | 'holt_winters';

/** Clicks over the coming days: the expected value, and the range that contains it four times out of five. */
export interface ForecastTotal {
  days: 30 | 60 | 90;
  clicks: number;
  low: number;
  high: number;
}

export interface ForecastReport {
  /** The one with the smallest back-test error. */
  method: ForecastMethod;
  explanation: string;
  /** The last day before the forecast, YYYY-MM-DD. */
  last_day: string;
  history_days: number;
  /** Probability that the intervals are made for. */
  interval: 0.8;
  interval_basis: string;
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
