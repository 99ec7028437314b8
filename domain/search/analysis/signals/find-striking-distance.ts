import type { Thresholds } from '../../../seo/thresholds.js';
import { type GainBasis, gainFromStep, reachablePosition } from '../click-gain.js';
import type { PairFigures } from '../search-figures.js';
import type { ClickGain } from '../search-opportunity.js';
import { bestPairs } from './best-pairs.js';

export interface StrikingQuery extends PairFigures {
  /** Where work on the page can bring it: two or three places nearer to the top (see measureMovement). */
  target_position: number;
  /** Null where it is clicked as often as results at the target are. */
  gain: ClickGain | null;
}

type Bounds = Pick<Thresholds, 'search_impressions' | 'search_position_first' | 'search_position_last'>;

/**
 * Queries that nearly are where clicks are: positions 4 to 20 with enough impressions. `pairs` without branded queries; the
 * page is the one that gets most of the query. Those with the largest gain first, then by impressions × (21 − position).
 */
export function findStrikingDistance(pairs: readonly PairFigures[], basis: GainBasis, bounds: Bounds): StrikingQuery[] {
  return [...bestPairs(pairs).values()]
    .filter(({ position, impressions }) => {
      const { search_impressions, search_position_first: first, search_position_last: last } = bounds;
      return impressions >= search_impressions && position !== null && position >= first && position <= last;
    })
    .map((pair) => {
      const target_position = reachablePosition(pair.position ?? 1, basis);
      return { ...pair, target_position, gain: gainFromStep(pair, basis) };
    })
    .sort((one, other) => (other.gain?.expected ?? 0) - (one.gain?.expected ?? 0) || reach(other) - reach(one));
}

function reach({ impressions, position }: PairFigures): number {
  return impressions * (21 - (position ?? 21));
}
