import { round } from '../../base/statistics/round.js';

/** "3.4%": a share as people read it. */
export function describePercentage(share: number | null): string {
  return share === null ? 'unknown' : `${round(share * 100, 1)}%`;
}
