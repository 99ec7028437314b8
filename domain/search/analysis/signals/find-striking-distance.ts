import type { Thresholds } from '../../../seo/thresholds.js';
import { type GainBasis, gainFromPosition } from '../click-gain.js';
import type { PairFigures } from '../search-figures.js';
import type { ClickGain } from '../search-opportunity.js';
import { bestPairs } from './best-pairs.js';

export interface StrikingQuery extends PairFigures {
  /** Where it may get to: from the first page into the top three, from the second page onto the first. */
  target_position: number;
  /** Null where it is clicked as often as results at the target are. */
  gain: ClickGain | null;
}

const FIRST_PAGE = 10;
const TOP = 3;
const FIRST_PAGE_TARGET = 8;

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
      const target_position = (pair.position ?? 0) <= FIRST_PAGE ? TOP : FIRST_PAGE_TARGET;
      return { ...pair, target_position, gain: gainFromPosition(pair, target_position, basis) };
    })
    .sort((one, other) => (other.gain?.high ?? 0) - (one.gain?.high ?? 0) || reach(other) - reach(one));
}

function reach({ impressions, position }: PairFigures): number {
  return impressions * (21 - (position ?? 21));
}
