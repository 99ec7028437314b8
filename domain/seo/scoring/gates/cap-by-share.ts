import { round } from '../../../base/statistics/round.js';

export interface CapCurve {
  /** Up to this share nothing is capped: every site has some. */
  tolerated: number;
  /** What is left when the whole site is affected. */
  floor: number;
  /** Below 1 the first pages cost most, above 1 the last ones. */
  bend: number;
}

/**
 * The highest score that a share of affected pages allows, in whole points: 100 up to the tolerated share, then falling
 * without a step to the floor. Null where it caps nothing.
 */
export function capByShare(share: number, { tolerated, floor, bend }: CapCurve): number | null {
  const beyond = (Math.min(1, share) - tolerated) / (1 - tolerated);
  if (!(beyond > 0)) return null;
  const cap = round(100 - (100 - floor) * beyond ** bend, 0);
  return cap >= 100 ? null : cap;
}
