import { round } from '../../../base/statistics/round.js';
import type { Thresholds } from '../../../seo/thresholds.js';
import { expectedCtr } from '../expected-ctr.js';
import type { PairFigures } from '../search-figures.js';

export interface LowCtrPair extends PairFigures {
  expected_ctr: number;
}

type Bounds = Pick<
  Thresholds,
  'search_ctr_impressions' | 'search_ctr_gap' | 'search_ctr_gap_share' | 'search_position_last'
>;

/** Clicks that chance alone keeps from a result: three standard deviations of a count (Poisson). */
const CHANCE = 3;

/**
 * Queries for which a page is clicked less often than results at its position are, though the page as a whole may do well;
 * those that miss most clicks first. What chance explains is none.
 */
export function findLowCtrPairs(pairs: readonly PairFigures[], curve: readonly number[], bounds: Bounds): LowCtrPair[] {
  return pairs
    .flatMap((pair) => {
      const { impressions, clicks, ctr, position } = pair;
      const expected = expectedCtr(curve, position);
      if (expected === null || ctr === null || position === null || position > bounds.search_position_last) return [];
      const usual = expected * impressions;
      const isLow =
        impressions >= bounds.search_ctr_impressions &&
        expected - ctr >= bounds.search_ctr_gap &&
        ctr <= expected * (1 - bounds.search_ctr_gap_share) &&
        usual - clicks >= CHANCE * Math.sqrt(usual);
      return isLow ? [{ ...pair, expected_ctr: round(expected, 4) }] : [];
    })
    .sort((one, other) => missed(other) - missed(one));
}

function missed({ impressions, expected_ctr, clicks }: LowCtrPair): number {
  return impressions * expected_ctr - clicks;
}
