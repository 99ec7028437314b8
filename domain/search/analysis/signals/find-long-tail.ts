import type { Thresholds } from '../../../seo/thresholds.js';
import type { KeyedFigures, SearchFigures } from '../search-figures.js';

type Bounds = Pick<Thresholds, 'search_long_tail_words' | 'search_long_tail_impressions'>;

/**
 * Queries of several words that were not seen in the previous period: what people start searching for. Only where there
 * was a previous period; those shown most first.
 */
export function findLongTail(
  queries: readonly KeyedFigures[],
  bounds: Bounds,
): { query: string; figures: SearchFigures }[] {
  return queries
    .flatMap(({ key, current, previous }) => {
      if (current === null || previous !== null) return [];
      if (current.impressions < bounds.search_long_tail_impressions) return [];
      const words = key.trim().split(/\s+/).length;
      return words >= bounds.search_long_tail_words ? [{ query: key, figures: current }] : [];
    })
    .sort((one, other) => other.figures.impressions - one.figures.impressions);
}
