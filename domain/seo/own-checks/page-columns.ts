import { PAGE_COLUMNS, toPageRow } from '../../reports/export/page-row.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { LinkCounts } from '../links/link-counts.js';

export type ColumnValue = string | number | boolean | null;
export type ColumnType = 'text' | 'number' | 'boolean';

/** How many checks found something is known only after filters have been judged, and sitemaps are not read with a page. */
type FilterColumn = Exclude<(typeof PAGE_COLUMNS)[number], 'issues' | 'in_sitemap'>;

const TYPES: Readonly<Record<FilterColumn, ColumnType>> = {
  url: 'text',
  status: 'number',
  depth: 'number',
  indexable: 'boolean',
  index_blocker: 'text',
  title: 'text',
  description: 'text',
  h1: 'text',
  words: 'number',
  link_score: 'number',
  inlinks: 'number',
  unique_inlinks: 'number',
  outlinks: 'number',
  external_links: 'number',
  response_time_ms: 'number',
  bytes: 'number',
  canonical: 'text',
  language: 'text',
  template: 'text',
};

const EXTRACTED = 'extracted.';

/** Columns of the table of pages that filters may name. */
export const FILTER_COLUMNS: readonly FilterColumn[] = PAGE_COLUMNS.filter(isFilterColumn);

/** The name of the extraction that a column refers to; null for columns of the table of pages. */
export function extractionOfColumn(column: string): string | null {
  return column.startsWith(EXTRACTED) ? column.slice(EXTRACTED.length) : null;
}

/** What a column holds; null for one that does not exist. Extracted values are text and may be compared as numbers. */
export function typeOfColumn(column: string): ColumnType | null {
  if (extractionOfColumn(column) !== null) return 'text';
  return isFilterColumn(column) ? TYPES[column] : null;
}

/** Reads columns of one page; what was extracted is its first value, null where nothing was found. */
export function columnReader(page: PageSummary, links: LinkCounts): (column: string) => ColumnValue {
  const row = toPageRow(page, links, 0);
  return (column) => {
    const extraction = extractionOfColumn(column);
    if (extraction === null) return isFilterColumn(column) ? row[column] : null;
    const found = page.extracted?.columns.find(({ name }) => name === extraction);
    return found?.values[0] ?? null;
  };
}

function isFilterColumn(column: string): column is FilterColumn {
  return Object.hasOwn(TYPES, column);
}
