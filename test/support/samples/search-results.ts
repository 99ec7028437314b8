import { analyzeSearch } from '../../../activities/search/analysis/analyze-search.js';
import { composeOpportunities } from '../../../activities/search/analysis/compose-opportunities.js';
import { composeSearchPerformance } from '../../../activities/search/analysis/compose-search-performance.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { SearchQuery } from '../../../domain/search/search-row.js';
import { SEARCH_OPERATION as operation } from '../search-analysis-deps.js';
import { smallProperty } from '../sites/small-property.js';
import { readProperty } from './analyzed-property.js';
import { fakeSearchConsole, type SearchEvent } from './search-rows.js';

/** What both kinds of search operation really answer over a property, made by the activities that make it. */
export async function searchResult(
  type: 'search_performance' | 'content_opportunities',
  events: readonly SearchEvent[] = smallProperty(),
  refuse: (query: SearchQuery) => Error | null = () => null,
): Promise<unknown> {
  const { deps, input } = await readProperty(fakeSearchConsole(events, { refuse }));
  if (type === 'content_opportunities') await composeOpportunities(deps, input);
  else {
    const { key: analyzed_key } = await analyzeSearch(deps, input);
    const written = { ok: false, error: { code: 'dependency_unavailable', detail: 'No model' } } as const;
    await composeSearchPerformance(deps, { operation, analyzed_key, written });
  }
  return deps.values.get(`alice ${resultKey(operation.id)}`);
}
