import type { SearchFigures } from './search-figures.js';
import { type PairTable, readPairs } from './sets/pair-table.js';

/** One query on one page. */
export interface PageQueryLine extends SearchFigures {
  query: string;
}

/** The queries that brought most to each page, by its URL (see page-key). */
export type SearchPageQueries = Readonly<Record<string, PageQueryLine[]>>;

const MOST_QUERIES = 10;

/** At most ten a page, most clicks first, then impressions. */
export function toPageQueries(pairs: PairTable): SearchPageQueries {
  const byPage = new Map<string, PageQueryLine[]>();
  for (const { page, ...line } of readPairs(pairs)) {
    const lines = byPage.get(page);
    if (lines) lines.push(line);
    else byPage.set(page, [line]);
  }
  const best = [...byPage].map(([page, lines]) => [page, lines.sort(byClicks).slice(0, MOST_QUERIES)] as const);
  return Object.fromEntries(best);
}

function byClicks(one: PageQueryLine, other: PageQueryLine): number {
  return other.clicks - one.clicks || other.impressions - one.impressions || (one.query < other.query ? -1 : 1);
}
