import type { SearchFigures } from '../search-figures.js';

/** Pages that were often shown and never clicked, those shown most first. */
export function findZeroClick<Page extends { figures: SearchFigures }>(
  pages: readonly Page[],
  minImpressions: number,
): Page[] {
  return pages
    .filter(({ figures: { clicks, impressions } }) => clicks === 0 && impressions >= minImpressions && impressions > 0)
    .sort((one, other) => other.figures.impressions - one.figures.impressions);
}
