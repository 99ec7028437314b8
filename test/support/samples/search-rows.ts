import type { SearchConsolePort } from '../../../domain/search/search-console-port.js';
import type { SearchQuery, SearchRow } from '../../../domain/search/search-row.js';

/** A search, as the provider would count it: one query on one page on one day. */
export interface SearchEvent {
  date: string;
  query: string;
  page: string;
  country?: string;
  device?: string;
  clicks: number;
  impressions: number;
  position: number;
  /** Asked by too few people: only totals and rows without the query hold it. */
  anonymous?: true;
}

/** Rows of a query over events, most clicks first, as Search Console adds them up. */
export function makeRows(
  events: readonly SearchEvent[],
  { start_date, end_date, dimensions }: SearchQuery,
): SearchRow[] {
  const sums = new Map<string, { keys: string[]; clicks: number; impressions: number; positions: number }>();
  for (const event of events) {
    const { date, query, page, country = 'usa', device = 'DESKTOP', clicks, impressions, position } = event;
    if (date < start_date || date > end_date || (event.anonymous && dimensions.includes('query'))) continue;
    const values = { date, query, page, country, device };
    const keys = dimensions.map((dimension) => values[dimension]);
    const name = JSON.stringify(keys);
    const sum = sums.get(name) ?? { keys, clicks: 0, impressions: 0, positions: 0 };
    sum.clicks += clicks;
    sum.impressions += impressions;
    sum.positions += position * impressions;
    sums.set(name, sum);
  }
  return [...sums.values()]
    .map(({ keys, clicks, impressions, positions }) => ({
      keys,
      clicks,
      impressions,
      ctr: clicks / impressions,
      position: positions / impressions,
    }))
    .sort((one, other) => other.clicks - one.clicks);
}

export interface FakeSearchConsoleOptions {
  properties?: string[];
  /** Throws in place of the rows of some queries. */
  refuse?: (query: SearchQuery) => Error | null;
  pageSize?: number;
}

/** Search Console over events, without a network. */
export function fakeSearchConsole(
  events: readonly SearchEvent[],
  { properties = ['https://www.example.com/'], refuse = () => null, pageSize = 25_000 }: FakeSearchConsoleOptions = {},
): SearchConsolePort {
  return {
    listProperties: async () => properties,
    async *readRows(_user, _property, query) {
      const refused = refuse(query);
      if (refused) throw refused;
      const rows = makeRows(events, query);
      for (let start = 0; start < rows.length; start += pageSize) yield rows.slice(start, start + pageSize);
    },
    listSitemaps: async () => [],
    inspectUrl: async (_user, _property, url) => ({
      url,
      verdict: 'pass',
      coverage_state: 'Submitted and indexed',
      robots_state: 'ALLOWED',
      indexing_state: null,
      page_fetch_state: null,
      google_canonical: url,
      user_canonical: url,
      last_crawl_at: null,
      mobile_verdict: 'unknown',
      referring_sitemaps: [],
      rich_verdict: 'unknown',
      rich_results: [],
    }),
  };
}
