import { SEASON_DAYS } from './forecast-method.js';

/**
 * A row of days without gaps, for methods that need one: a missing day is taken to have been as the mean of the nearest
 * known days of the same day of the week before and after it; without one, as the mean of all.
 */
export function fillGaps(days: readonly (number | null)[]): number[] {
  const known = days.filter((day) => day !== null);
  const mean = known.length === 0 ? 0 : known.reduce((sum, day) => sum + day, 0) / known.length;
  return days.map(
    (day, index) => day ?? meanOf([-SEASON_DAYS, SEASON_DAYS].map((step) => find(days, index, step))) ?? mean,
  );
}

function find(days: readonly (number | null)[], from: number, step: number): number | null {
  for (let index = from + step; index >= 0 && index < days.length; index += step) {
    const day = days[index];
    if (day != null) return day;
  }
  return null;
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
