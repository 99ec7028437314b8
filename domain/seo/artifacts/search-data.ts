import type { SearchPeriods } from '../search-console/search-figures.js';
import type { SearchSets } from '../search-console/sets/row-set.js';

/** What the site's checks are judged by of Search Console: four weeks against the four before. Pages of the site alone. */
export interface SearchDataArtifact
  extends Pick<SearchSets, 'queries' | 'pairs' | 'page_days' | 'page_devices' | 'page_countries'> {
  property: string;
  periods: SearchPeriods;
  /** Pages that were shown at least once in the last 90 days; null when there are too many of them to be sure. */
  seen_pages: string[] | null;
  /** ISO 8601. */
  collected_at: string;
}
