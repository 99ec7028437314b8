import { type Forecaster, SEASON_DAYS } from './forecast-method.js';
import { weekProfile } from './seasonal-naive.js';
import { theilSen } from './theil-sen.js';
import { weekSums } from './week-sums.js';

const PROFILE_WEEKS = 4;
const DRIFT_WEEKS = 12;

/** The weekly rhythm of the last four weeks, which rises or falls as the last twelve weeks did. */
export const seasonalDrift: Forecaster = {
  method: 'seasonal_drift',
  explanation:
    'The mean of the same day of the week over the last four weeks, moved on by the median weekly change (Theil–Sen) of the last twelve weeks.',
  forecast(history, days) {
    const { clicks, days_back } = weekProfile(history, PROFILE_WEEKS);
    // Per day: sums of weeks differ by seven days' worth of seven days' drift.
    const drift = theilSen(weekSums(history).slice(-DRIFT_WEEKS)) / SEASON_DAYS ** 2;
    return Array.from({ length: days }, (_, index) => {
      // Within a week the means rise and fall with the drift already: only whole weeks are to be moved on.
      const weekday = index % SEASON_DAYS;
      return Math.max(0, (clicks[weekday] ?? 0) + drift * (index - weekday + days_back));
    });
  },
};
