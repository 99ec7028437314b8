import { median } from '../../../base/statistics/median.js';

/**
 * The median of the slopes between all pairs of points (Theil 1950, Sen 1968), per step: unlike least squares it is not
 * moved by a few odd weeks. 0 with fewer than two points.
 */
export function theilSen(values: readonly number[]): number {
  const slopes: number[] = [];
  values.forEach((one, from) => {
    for (let to = from + 1; to < values.length; to++) slopes.push(((values[to] ?? 0) - one) / (to - from));
  });
  return median(slopes) ?? 0;
}
