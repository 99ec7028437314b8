import type { ForecastMethod } from './forecast-report.js';

/** One way to continue a series of days, oldest first: clicks of the coming days. */
export interface Forecaster {
  method: ForecastMethod;
  explanation: string;
  forecast(history: readonly number[], days: number): number[];
}

/** Clicks have a weekly rhythm. */
export const SEASON_DAYS = 7;
