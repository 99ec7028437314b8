import type { SearchRow } from '../../../domain/search/search-row.js';
import type { WebmasterDay, WebmasterRow } from '../../../domain/search/webmaster-row.js';

export interface SearchAsked {
  property: string;
  startDate: string;
  endDate: string;
  dimensions: string[];
}

/** What the accounts of the stand-ins hold; all of it may be changed while they run. */
export interface ProviderData {
  properties: { siteUrl: string; permissionLevel: string }[];
  /** Rows of a query in order, or how many to make up. */
  rows(asked: SearchAsked): number | SearchRow[];
  /** What queries of some kind get in place of rows; null lets them have them. */
  refuses(asked: SearchAsked): { status: number; body?: unknown } | null;
  /** indexStatusResult of an address. */
  inspect(url: string): Record<string, string | string[]>;
  /** richResultsResult of an address. */
  rich_results(url: string): object | undefined;
  /** What the sitemaps list of a property holds, as Google sends it. */
  sitemaps: object[];
  /** Inspections that a property still has today; Google refuses those beyond. */
  inspections_left: number;
  analytics_properties: { property: string; name: string; uri: string; time_zone?: string }[];
  /** Share of sessions that organic search brings. */
  organic_share: number;
  /** What reports say of how exact they are. */
  analytics_metadata: Record<string, unknown>;
  /** How many rows a report has, or the rows of a report by day: each date (20260531) with its metrics. */
  analytics_rows: number | { date: string; metrics: number[] }[];
  /** Where visits began, by host and path. */
  landing_pages: { host: string; path: string; sessions: number; key_events?: number }[];
  sites: { Url: string; IsVerified: boolean }[];
  query_stats: WebmasterRow[];
  page_stats: WebmasterRow[];
  days: WebmasterDay[];
}

export function providerData(changes: Partial<ProviderData> = {}): ProviderData {
  return {
    properties: [
      { siteUrl: 'https://www.example.com/', permissionLevel: 'siteOwner' },
      { siteUrl: 'sc-domain:example.com', permissionLevel: 'siteFullUser' },
      { siteUrl: 'https://other.example/', permissionLevel: 'siteUnverifiedUser' },
    ],
    rows: () => 10,
    refuses: () => null,
    inspect: () => ({ verdict: 'PASS', coverageState: 'Submitted and indexed', robotsTxtState: 'ALLOWED' }),
    rich_results: () => undefined,
    sitemaps: [],
    inspections_left: 2_000,
    analytics_properties: [{ property: 'properties/101', name: 'Example', uri: 'https://www.example.com' }],
    organic_share: 0.5,
    analytics_metadata: {},
    analytics_rows: 5,
    landing_pages: [],
    sites: [
      { Url: 'https://www.example.com/', IsVerified: true },
      { Url: 'https://other.example/', IsVerified: false },
    ],
    query_stats: [],
    page_stats: [],
    days: [],
    ...changes,
  };
}

/** The most that Search Console gives at once; who names no limit gets 1,000. */
const MOST_ROWS = 25_000;

export function searchPage(
  data: ProviderData,
  asked: SearchAsked & { rowLimit?: number; startRow?: number },
): SearchRow[] {
  const { startRow = 0, rowLimit = 1_000 } = asked;
  const rows = data.rows(asked);
  const end = startRow + Math.min(rowLimit, MOST_ROWS);
  if (Array.isArray(rows)) return rows.slice(startRow, end);
  const count = Math.max(0, Math.min(end, asked.dimensions.length === 0 ? Math.min(rows, 1) : rows) - startRow);
  return Array.from({ length: count }, (_, index) => madeUpRow(asked, startRow + index));
}

/** The n-th row of made-up data: figures follow from n, so that sums can be foretold. */
export function madeUpRow({ dimensions, startDate }: SearchAsked, n: number): SearchRow {
  const values: Record<string, string> = {
    query: `words ${n}`,
    page: `https://www.example.com/page-${n}`,
    country: 'deu',
    device: 'MOBILE',
    date: new Date(Date.parse(startDate) + n * 86_400_000).toISOString().slice(0, 10),
  };
  const impressions = 10 + (n % 90);
  const clicks = n % 10;
  return {
    keys: dimensions.map((dimension) => values[dimension] ?? ''),
    clicks,
    impressions,
    ctr: clicks / impressions,
    position: 1 + (n % 50),
  };
}

interface ReportAsked {
  dimensions: unknown[];
  metrics: unknown[];
  limit: string;
  offset: string;
  dimensionFilter?: unknown;
}

export function analyticsPage(data: ProviderData, body: ReportAsked) {
  const metadata = { timeZone: data.analytics_properties[0]?.time_zone ?? 'UTC', ...data.analytics_metadata };
  return { ...analyticsRows(data, body), metadata };
}

function analyticsRows(data: ProviderData, body: ReportAsked) {
  const offset = Number(body.offset);
  const share = JSON.stringify(body.dimensionFilter ?? '').includes('"Organic Search"') ? data.organic_share : 1;
  const shown = (figures: number[]) =>
    body.metrics.map((_metric, at) => ({ value: String(Math.floor((figures[at] ?? 0) * share)) }));
  if (JSON.stringify(body.dimensions).includes('landingPage')) {
    const rows = data.landing_pages.slice(offset, offset + Number(body.limit)).map((page) => ({
      dimensionValues: [{ value: page.host }, { value: page.path }],
      metricValues: shown([page.sessions, page.key_events ?? 0]),
    }));
    return { rows, rowCount: data.landing_pages.length };
  }
  if (typeof data.analytics_rows !== 'number') {
    const rows = data.analytics_rows.slice(offset, offset + Number(body.limit)).map(({ date, metrics }) => ({
      dimensionValues: [{ value: date }],
      metricValues: shown(metrics),
    }));
    return { rows, rowCount: data.analytics_rows.length };
  }
  const count = Math.max(0, Math.min(Number(body.limit), data.analytics_rows - offset));
  const rows = Array.from({ length: count }, (_, index) => ({
    dimensionValues: body.dimensions.map(() => ({ value: String(20260101 + offset + index) })),
    metricValues: shown(body.metrics.map((_metric, at) => (offset + index) * 10 + at)),
  }));
  return { rows, rowCount: data.analytics_rows };
}
