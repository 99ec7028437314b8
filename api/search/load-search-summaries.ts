import { searchAnalysisKey, searchSummaryKey } from '../../domain/operations/artifact-keys.js';
import type { SearchPerformance } from '../../domain/search/analysis/search-performance.js';
import { type SearchSummary, summarizeSearch } from '../../domain/search/analysis/search-summary.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Store } from '../../store/index.js';

type Artifacts = Pick<Store['artifacts'], 'get' | 'getMany' | 'findKeys' | 'put'>;

/**
 * What a list shows of the search analyses of sites, by site; those without one are left out. An analysis from before
 * summaries were kept is read whole this once, and its summary kept.
 */
export async function loadSearchSummaries(
  artifacts: Artifacts,
  userId: OwnerId,
  sites: readonly string[],
): Promise<ReadonlyMap<string, SearchSummary>> {
  const kept = await artifacts.getMany<SearchSummary>(userId, sites.map(searchSummaryKey));
  const unknown = sites.filter((site) => !kept.has(searchSummaryKey(site)));
  const analyzed = unknown.length === 0 ? null : await artifacts.findKeys(userId, unknown.map(searchAnalysisKey));
  const made = unknown.filter((site) => analyzed?.has(searchAnalysisKey(site)));
  for (const site of made) {
    const search = await artifacts.get<SearchPerformance>(userId, searchAnalysisKey(site));
    if (!search) continue;
    const summary = summarizeSearch(search);
    await artifacts.put(userId, searchSummaryKey(site), summary);
    kept.set(searchSummaryKey(site), summary);
  }
  return new Map(
    sites.flatMap((site) => {
      const summary = kept.get(searchSummaryKey(site));
      return summary ? [[site, summary] as const] : [];
    }),
  );
}
