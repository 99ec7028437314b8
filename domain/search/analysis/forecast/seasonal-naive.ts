import { type Forecaster, SEASON_DAYS } from './forecast-method.js';

const WEEKS = 4;

/** Every day is as the same day of the week was on average over the last four weeks. */
export const seasonalNaive: Forecaster = {
  method: 'seasonal_naive',
  explanation: 'Each coming day is the mean of the same day of the week over the last four weeks.',
  forecast(history, days) {
    const { clicks } = weekProfile(history, WEEKS);
    return Array.from({ length: days }, (_, index) => clicks[index % SEASON_DAYS] ?? 0);
  },
};

export interface WeekProfile {
  /** Mean clicks of each of the next seven days of the week. */
  clicks: number[];
  /** How many days before the coming week the middle of these means is; the same for each day of the week. */
  days_back: number;
}

/** The next seven days of the week as they were in the last whole weeks. */
export function weekProfile(history: readonly number[], weeks: number): WeekProfile {
  const used = Math.max(1, Math.min(weeks, Math.floor(history.length / SEASON_DAYS)));
  const clicks = Array.from({ length: SEASON_DAYS }, (_, weekday) => {
    let sum = 0;
    for (let week = 1; week <= used; week++) sum += history[history.length - week * SEASON_DAYS + weekday] ?? 0;
    return sum / used;
  });
  return { clicks, days_back: (SEASON_DAYS * (used + 1)) / 2 };
}
