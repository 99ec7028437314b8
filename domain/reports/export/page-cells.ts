import { type Extracting, extractedCells } from './extracted-cells.js';
import { PAGE_COLUMNS, type PageRow } from './page-row.js';

/** One line of the table of pages, for PAGE_COLUMNS and what the extractions of the audit add. */
export function pageCells(audit: Extracting, row: PageRow): (string | number | boolean | null)[] {
  return [...PAGE_COLUMNS.map((column) => row[column]), ...extractedCells(audit, row)];
}
