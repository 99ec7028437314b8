import { round } from '../../../base/statistics/round.js';
import type { SearchRow } from '../../search-row.js';
import type { PairFigures } from '../search-figures.js';
import { pageKey } from './page-key.js';

/** Query by page with each text kept once: a hundred thousand rows are a few megabytes. */
export interface PairTable {
  queries: string[];
  pages: string[];
  /** Index of the query, index of the page, clicks, impressions, position. */
  rows: [number, number, number, number, number][];
}

/** Takes rows of the dimensions query and page, in that order, as they come in. */
export class PairTableBuilder {
  private readonly queries = new Map<string, number>();
  private readonly pages = new Map<string, number>();
  private readonly rows = new Map<number, PairTable['rows'][number]>();

  add(rows: readonly SearchRow[]): void {
    for (const { keys, clicks, impressions, position } of rows) {
      const [query = '', page = ''] = keys;
      const queryIndex = indexIn(this.queries, query);
      const pageIndex = indexIn(this.pages, pageKey(page));
      // One number for both: URLs that differ by a fragment or tracking parameters are one page.
      const key = queryIndex * 2 ** 26 + pageIndex;
      const known = this.rows.get(key);
      if (known) mergeRow(known, clicks, impressions, position);
      else this.rows.set(key, [queryIndex, pageIndex, clicks, impressions, position]);
    }
  }

  result(): PairTable {
    return { queries: [...this.queries.keys()], pages: [...this.pages.keys()], rows: [...this.rows.values()] };
  }
}

export function readPairs({ queries, pages, rows }: PairTable): PairFigures[] {
  return rows.map(([query, page, clicks, impressions, position]) => ({
    query: queries[query] ?? '',
    page: pages[page] ?? '',
    clicks,
    impressions,
    ctr: impressions === 0 ? null : clicks / impressions,
    position: impressions === 0 ? null : round(position, 2),
  }));
}

function mergeRow(row: PairTable['rows'][number], clicks: number, impressions: number, position: number): void {
  const all = row[3] + impressions;
  if (all > 0) row[4] = (row[4] * row[3] + position * impressions) / all;
  row[2] += clicks;
  row[3] = all;
}

function indexIn(known: Map<string, number>, key: string): number {
  const found = known.get(key);
  if (found !== undefined) return found;
  known.set(key, known.size);
  return known.size - 1;
}
