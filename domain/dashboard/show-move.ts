import { round } from '../base/statistics/round.js';

/** `rose by 12 (30%)`, `fell by 4`: how a figure moved. `percent` is null when it is unknown. */
export function showMove(change: number, percent: number | null): string {
  const share = percent === null ? '' : ` (${round(Math.abs(percent), 1)}%)`;
  return `${change < 0 ? 'fell' : 'rose'} by ${Math.abs(change)}${share}`;
}
