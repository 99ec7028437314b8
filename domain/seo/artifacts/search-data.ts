import type { SearchPeriods } from '../../search/analysis/search-figures.js';
import type { CheckRowSet, SearchSets } from '../../search/analysis/sets/row-set.js';

/** Of each set what was read, pages of the site alone; null where it could not be read, or is not all there. */
type ReadCheckSets = { [Name in CheckRowSet]: SearchSets[Name] | null };

/** What the site's checks are judged by of Search Console: four weeks against the four before. */
export interface SearchDataArtifact extends ReadCheckSets {
  property: string;
  periods: SearchPeriods;
  /** Why a set is null, in words for readers of the audit; absent if none is. */
  missing?: { [Name in CheckRowSet]?: string };
  /** ISO 8601. */
  collected_at: string;
}
