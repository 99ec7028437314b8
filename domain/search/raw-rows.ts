import type { SearchDimension, SearchRow } from './search-row.js';
import type { WebmasterRow } from './webmaster-row.js';

/** Platforms whose rows can be read as they came. */
export type RawPlatform = 'searchconsole' | 'altengine';
export type WebmasterKind = 'queries' | 'pages';

export interface RawPeriod {
  /** YYYY-MM-DD, both included. */
  start_date: string;
  end_date: string;
}

/** What is to be read; whatever is equal here is the same reading. */
export interface RawRequest {
  platform: RawPlatform;
  property: string;
  period: RawPeriod;
  previous_period: RawPeriod | null;
  /** Search Console only. */
  dimensions: SearchDimension[];
  /** Bing only. */
  kind: WebmasterKind | null;
}

export type RawRow = SearchRow | WebmasterRow;

/** What is known about a reading; its rows are stored in separate chunks. */
export interface RawReading {
  request: RawRequest;
  /** ISO 8601 */
  collected_at: string;
  rows: number;
  previous_rows: number;
  /** There were more, which were not kept. */
  truncated: boolean;
}

/** Rows of a chunk: the maximum for a page of a response, so that one page reads two chunks at most. */
export const RAW_CHUNK_ROWS = 1_000;
/** For each period; more than Search Console gives for a day and type. */
export const MAX_RAW_ROWS = 100_000;
/** Readings younger than this are not read again. */
export const RAW_FRESH_MS = 60 * 60_000;

/** The name of a reading. Properties are kept with at most 500 characters. */
export function rawReadingId({ platform, property, period, previous_period, dimensions, kind }: RawRequest): string {
  const days = [period, previous_period].map((one) => (one ? `${one.start_date}..${one.end_date}` : '-'));
  return [platform, ...days, kind ?? dimensions.join('+'), property].join(':');
}

export const rawReadingKey = (readingId: string): string => `raw:${readingId}`;

export function rawChunkKey(readingId: string, part: 'current' | 'previous', chunk: number): string {
  return `raw:${readingId}:${part}:${chunk}`;
}
