import type { SearchFigures } from '../../../search/analysis/search-figures.js';
import type { Place } from '../../reading/place.js';
import type { FoundFigures } from '../../reading/read-search-lines.js';
import { readResult } from '../result-fields.js';

/** Search figures of one of our own results. */
export function readFigures(place: Place | null): FoundFigures {
  const of = readResult<SearchFigures>(place);
  return {
    clicks: of.number('clicks'),
    impressions: of.number('impressions'),
    ctr: of.number('ctr'),
    position: of.number('position'),
  };
}
