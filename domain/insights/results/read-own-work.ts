import type { FoundWork } from '../reading/found-work.js';
import type { Place } from '../reading/place.js';
import { listParts, partAlong } from '../reading/place.js';
import type { TrafficBase } from '../reading/traffic-base.js';
import { readContentWork } from './entries/read-content-work.js';
import { readCommonIssue, readPageAdvice } from './entries/read-page-work.js';
import { readFirstFix, readRecommendation, readSitemapWork } from './entries/read-recommendation.js';
import { readSearchWork } from './entries/read-search-work.js';
import { readTrafficIssue } from './entries/read-traffic-issue.js';
import type { ResultType } from './recognize-result.js';

type ReadEntry = (entry: Place, base: TrafficBase | null) => FoundWork | null;

/** Where each type of result lists what is to be done, and what its entries are. Nothing else of it is. */
const LISTS: Readonly<Record<ResultType, readonly { at: string; read: ReadEntry }[]>> = {
  complete_audit: [{ at: 'recommendations', read: readRecommendation }],
  technical_seo: [{ at: 'recommendations', read: readFirstFix }],
  on_page_analysis: [{ at: 'recommendations', read: readFirstFix }],
  speed_analysis: [{ at: 'recommendations', read: readFirstFix }],
  sitemap_analysis: [{ at: 'recommendations', read: readFirstFix }],
  sitemap_benchmark: [{ at: 'recommendations', read: readSitemapWork }],
  page_analysis: [{ at: 'top_recommendations', read: readPageAdvice }],
  page_batch: [{ at: 'common_issues', read: readCommonIssue }],
  content_analysis: [{ at: 'opportunities', read: readContentWork }],
  search_performance: [
    { at: 'content_opportunities.opportunities', read: readSearchWork },
    { at: 'technical_signals.coverage.issues', read: readTrafficIssue },
  ],
  content_opportunities: [{ at: 'opportunities', read: readSearchWork }],
};
const MAX_ENTRIES = 200;

/** All that one of our own results says is to be done, in its order. */
export function readOwnWork(result: Place, type: ResultType, base: TrafficBase | null): FoundWork[] {
  return LISTS[type].flatMap(({ at, read }) => {
    const list = partAlong(result, at);
    if (list === null || !Array.isArray(list.value)) return [];
    return listParts(list, MAX_ENTRIES).flatMap((entry) => read(entry, base) ?? []);
  });
}
