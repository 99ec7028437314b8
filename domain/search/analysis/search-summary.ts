import { countRecentClicks, type RecentClicks } from './recent-clicks.js';
import type { SearchPerformance } from './search-performance.js';

/** Clicks are counted over as many days. */
export const SUMMARY_DAYS = 28;

/** What a list of many sites shows of the search analysis of each: a whole one is too much to read for every line. */
export interface SearchSummary {
  generated_at: string;
  /** Null where the days could not be read. */
  recent_clicks: RecentClicks | null;
}

export function summarizeSearch({
  generated_at,
  performance_overview: overview,
  periods,
}: Pick<SearchPerformance, 'generated_at' | 'performance_overview' | 'periods'>): SearchSummary {
  const recent_clicks =
    overview.status === 'completed' ? countRecentClicks(overview, periods.current, SUMMARY_DAYS) : null;
  return { generated_at, recent_clicks };
}
