import { searchAnalysisKey, searchSummaryKey } from '../../domain/operations/artifact-keys.js';
import type { SearchPerformance } from '../../domain/search/analysis/search-performance.js';
import { type SearchSummary, summarizeSearch } from '../../domain/search/analysis/search-summary.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Store } from '../../store/index.js';

/**
 * What a list shows of the search analysis of a site; null without one. An analysis from before summaries were kept is read
 * whole this once, and its summary kept.
 */
export async function loadSearchSummary(
  artifacts: Pick<Store['artifacts'], 'get' | 'put'>,
  userId: OwnerId,
  site: string,
): Promise<SearchSummary | null> {
  const kept = await artifacts.get<SearchSummary>(userId, searchSummaryKey(site));
  if (kept) return kept;
  const search = await artifacts.get<SearchPerformance>(userId, searchAnalysisKey(site));
  if (!search) return null;
  const summary = summarizeSearch(search);
  await artifacts.put(userId, searchSummaryKey(site), summary);
  return summary;
}
