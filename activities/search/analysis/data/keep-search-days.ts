import { searchDaysKey, searchRowsKey, searchSummaryKey } from '../../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../../domain/operations/operation-ref.js';
import type { DayFigures } from '../../../../domain/search/analysis/search-figures.js';
import type { SearchPerformance } from '../../../../domain/search/analysis/search-performance.js';
import { summarizeSearch } from '../../../../domain/search/analysis/search-summary.js';
import type { SearchAnalysisDeps } from '../search-analysis-deps.js';

/**
 * Keeps every day that was read of a site, which its charts show, and the summary that lists of sites show. Days that could
 * not be read this time leave those of the time before.
 */
export async function keepSearchDays(
  { artifacts }: Pick<SearchAnalysisDeps, 'artifacts'>,
  { id, user_id }: OperationRef,
  result: SearchPerformance,
): Promise<void> {
  const days = await artifacts.get<DayFigures[]>(user_id, searchRowsKey(id, 'days'));
  if (days !== null) await artifacts.put(user_id, searchDaysKey(result.site), days);
  await artifacts.put(user_id, searchSummaryKey(result.site), summarizeSearch(result));
}
