import type { PageRow } from './page-row.js';

/** A row of the table of pages as it may be in the store: older ones lack what came later. */
export type StoredPageRow = Omit<PageRow, 'index_blocker' | 'link_score'> &
  Partial<Pick<PageRow, 'index_blocker' | 'link_score'>>;

/** Fills in what an older row lacks: why a page is not indexable was not read then, and is not guessed. */
export function completePageRow(row: StoredPageRow): PageRow {
  const { indexable, index_blocker = indexable ? null : 'not_measured', link_score = null } = row;
  return { ...row, index_blocker, link_score };
}
