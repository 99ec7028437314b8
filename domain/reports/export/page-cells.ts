import type { ExploredColumn, ExploredPage } from '../page-table/explored-page.js';
import { type Extracting, extractedCells, extractedColumns } from './extracted-cells.js';
import { PAGE_COLUMNS, type PageRow } from './page-row.js';

type Cell = string | number | boolean | null;

/** One line of the table of pages, for PAGE_COLUMNS and what the extractions of the audit add. */
export function pageCells(audit: Extracting, row: PageRow): Cell[] {
  return [...PAGE_COLUMNS.map((column) => row[column]), ...extractedCells(audit, row)];
}

/** Heads of the columns that somebody chose; values of extractions follow, without where they were read. */
export function chosenHeads(audit: Extracting, columns: readonly ExploredColumn[]): string[] {
  return [...columns, ...extractedColumns(audit).slice(1)];
}

/** One line of these. */
export function chosenCells(audit: Extracting, columns: readonly ExploredColumn[], page: ExploredPage): Cell[] {
  return [...columns.map((column) => page[column]), ...extractedCells(audit, page).slice(1)];
}
