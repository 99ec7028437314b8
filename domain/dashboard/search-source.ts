import { writeText } from '../base/text/write-text.js';
import type { SearchReportHead } from '../search/analysis/search-performance.js';
import { type EndedConnection, findEndedConnection } from '../search/ended-connection.js';
import type { DashboardFacts } from './site-facts.js';

/** What the search figures of a dashboard are of: an account may have several properties of a site. */
export interface SearchSource {
  /** As the provider names it. */
  property: string;
  start_date: string;
  end_date: string;
  days: number;
  /** ISO 8601. */
  collected_at: string;
  /** Null while the account that is connected may read the property. */
  connection_ended: EndedConnection | null;
}

export type SearchFacts = Pick<DashboardFacts, 'search' | 'connections' | 'ends'>;

export function describeSearchSource(
  { property, periods, data }: Pick<SearchReportHead, 'property' | 'periods' | 'data'>,
  connection_ended: EndedConnection | null = null,
): SearchSource {
  const { start_date, end_date, days } = periods.current;
  return { property, start_date, end_date, days, collected_at: data.collected_at, connection_ended };
}

/** The same of the search data of a dashboard, which may be of a connection that has ended; null without any. */
export function findSearchSource({ search, connections, ends }: SearchFacts): SearchSource | null {
  if (!search) return null;
  const read = { property: search.property, collected_at: search.data.collected_at };
  return describeSearchSource(search, findEndedConnection('searchconsole', read, connections, ends));
}

/** `from 2026-03-02 to 2026-05-30 in sc-domain:site.example` */
export function showSearchSource({ property, start_date, end_date, connection_ended: ended }: SearchSource): string {
  return writeText`from ${start_date} to ${end_date} in ${property}${ended === null ? '' : ` (${ended.note})`}`;
}
