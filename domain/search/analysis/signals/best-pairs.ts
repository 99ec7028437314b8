import type { PairFigures } from '../search-figures.js';

/** For each query the page that gets most of its clicks, then of its impressions. */
export function bestPairs(pairs: readonly PairFigures[]): Map<string, PairFigures> {
  const best = new Map<string, PairFigures>();
  for (const pair of pairs) {
    const known = best.get(pair.query);
    if (!known || isBetter(pair, known)) best.set(pair.query, pair);
  }
  return best;
}

function isBetter(one: PairFigures, other: PairFigures): boolean {
  return one.clicks === other.clicks ? one.impressions > other.impressions : one.clicks > other.clicks;
}
