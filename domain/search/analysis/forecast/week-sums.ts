import { SEASON_DAYS } from './forecast-method.js';

/** Sums of whole weeks that end with the last day, oldest first; days before the first whole week are left out. */
export function weekSums(history: readonly number[]): number[] {
  const weeks = Math.floor(history.length / SEASON_DAYS);
  return Array.from({ length: weeks }, (_, week) => {
    const start = history.length - (weeks - week) * SEASON_DAYS;
    return history.slice(start, start + SEASON_DAYS).reduce((sum, clicks) => sum + clicks, 0);
  });
}
