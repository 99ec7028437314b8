import type { OpportunityInput } from '../../../domain/search/analysis/opportunities/opportunity-finder.js';
import type { SearchSets } from '../../../domain/search/analysis/sets/row-set.js';
import { DEFAULT_THRESHOLDS } from '../../../domain/seo/thresholds.js';
import { STUDIES } from './search-figures.js';

type Changes = Partial<Omit<OpportunityInput, 'data'>> & { sets?: Partial<SearchSets> };

/** Nothing was read and nothing crawled but what is given; no query names the brand. */
export function opportunityInput({ sets = {}, ...changes }: Changes = {}): OpportunityInput {
  return {
    data: { sets, errors: {} },
    pairs: null,
    crawl: null,
    gain: STUDIES,
    thresholds: DEFAULT_THRESHOLDS,
    is_branded: () => false,
    has_previous: true,
    ...changes,
  };
}
