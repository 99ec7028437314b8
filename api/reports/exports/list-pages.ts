import type { PageQueryFilter, SortOrder } from '../../../domain/reports/export/page-query.js';
import type { ExploredColumn, ExploredPage } from '../../../domain/reports/page-table/explored-page.js';
import type { LoadedAudit } from './load-audit.js';
import { loadPageTable, type PageTableDeps } from './load-page-table.js';

export interface PageQuery extends PageQueryFilter {
  /** Crawl order without one. */
  sort?: ExploredColumn | undefined;
  order?: SortOrder | undefined;
}

export interface PagePlace {
  limit: number;
  /** Position in crawl order of the first row to list; null: the first of the list. */
  from: number | null;
}

export interface ListedPages {
  rows: ExploredPage[];
  /** Position in crawl order of the row that follows; null at the end. */
  next: number | null;
}

/** Some rows of the table of pages. A position that is not in the list lists nothing. */
export async function listPages(
  deps: PageTableDeps,
  loaded: LoadedAudit,
  { sort, order, ...filter }: PageQuery,
  { limit, from }: PagePlace,
): Promise<ListedPages> {
  const table = await loadPageTable(deps, loaded);
  const chosen = table.select(filter, sort, order);
  const start = from === null ? 0 : chosen.indexOf(from);
  if (start < 0) return { rows: [], next: null };
  const rows = [...chosen.subarray(start, start + limit)].flatMap((position) => table.pages[position] ?? []);
  return { rows, next: chosen[start + limit] ?? null };
}
