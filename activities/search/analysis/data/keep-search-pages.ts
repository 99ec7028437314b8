import { searchPageQueriesKey, searchPagesKey, searchRowsKey } from '../../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../../domain/operations/operation-ref.js';
import type { KeyedFigures } from '../../../../domain/search/analysis/search-figures.js';
import { toPageQueries } from '../../../../domain/search/analysis/search-page-queries.js';
import { toSearchPages } from '../../../../domain/search/analysis/search-pages.js';
import type { SearchPerformance } from '../../../../domain/search/analysis/search-performance.js';
import type { PairTable } from '../../../../domain/search/analysis/sets/pair-table.js';
import type { SearchAnalysisDeps } from '../search-analysis-deps.js';

/**
 * Keeps figures of every page of a site beside the analysis that represents it, and takes away what a set that was not read
 * this time would leave behind.
 */
export async function keepSearchPages(
  { artifacts }: Pick<SearchAnalysisDeps, 'artifacts'>,
  { id, user_id }: OperationRef,
  { site, data }: Pick<SearchPerformance, 'site' | 'data'>,
): Promise<void> {
  const pages = await artifacts.get<KeyedFigures[]>(user_id, searchRowsKey(id, 'pages'));
  if (pages === null) await artifacts.remove(user_id, searchPagesKey(site));
  else await artifacts.put(user_id, searchPagesKey(site), toSearchPages(pages, data.cut_sets.includes('pages')));
  const pairs = await artifacts.get<PairTable>(user_id, searchRowsKey(id, 'pairs'));
  if (pairs === null) await artifacts.remove(user_id, searchPageQueriesKey(site));
  else await artifacts.put(user_id, searchPageQueriesKey(site), toPageQueries(pairs));
}
