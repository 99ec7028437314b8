import { isInRange, type StatusRange } from '../../seo/links/status-range.js';
import type { PageRow } from './page-row.js';

/** Columns that the table of pages can be sorted by. */
export const PAGE_SORTS = [
  'url',
  'status',
  'title',
  'words',
  'depth',
  'inlinks',
  'unique_inlinks',
  'link_score',
  'issues',
  'response_time_ms',
  'bytes',
] as const satisfies readonly (keyof PageRow)[];
export type PageSort = (typeof PAGE_SORTS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What a list of pages is narrowed to; all conditions have to hold. */
export interface PageQueryFilter {
  /** This page alone. */
  url?: string | undefined;
  /** Part of the URL; case does not matter. */
  url_contains?: string | undefined;
  /** Null: not requested, as robots.txt forbids it. */
  status?: StatusRange | undefined;
  indexable?: boolean | undefined;
  /** Whether at least one check found something on the page. */
  has_issues?: boolean | undefined;
}

/** A row with its position in crawl order. */
export interface PlacedPage {
  row: PageRow;
  position: number;
}

/** Compiles a filter. */
export function compilePageFilter(filter: PageQueryFilter): (row: PageRow) => boolean {
  const { url, status, indexable, has_issues } = filter;
  const part = filter.url_contains?.toLowerCase();
  return (row) =>
    (url === undefined || row.url === url) &&
    (part === undefined || row.url.toLowerCase().includes(part)) &&
    (status === undefined || isInRange(readPageStatus(row), status)) &&
    (indexable === undefined || row.indexable === indexable) &&
    (has_issues === undefined || row.issues > 0 === has_issues);
}

/** HTTP status of a page; 0 without a response, null when it was not requested because robots.txt forbids it. */
export function readPageStatus({ status, index_blocker }: Pick<PageRow, 'status' | 'index_blocker'>): number | null {
  return status === 0 && index_blocker === 'blocked_by_robots' ? null : status;
}

/**
 * Compares pages by a column, those without a value last in either order; equal ones, and all of them without a column, by
 * crawl order.
 */
export function comparePages(
  sort: PageSort | undefined,
  order: SortOrder = 'asc',
): (one: PlacedPage, other: PlacedPage) => number {
  const sign = order === 'desc' ? -1 : 1;
  return (one, other) => {
    const difference = sort === undefined ? 0 : compareValues(one.row[sort], other.row[sort], sign);
    return difference === 0 ? one.position - other.position : difference;
  };
}

function compareValues(one: string | number | null, other: string | number | null, sign: number): number {
  const [isOneEmpty, isOtherEmpty] = [isEmpty(one), isEmpty(other)];
  if (isOneEmpty || isOtherEmpty) return Number(isOneEmpty) - Number(isOtherEmpty);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  const [left, right] = [String(one).toLowerCase(), String(other).toLowerCase()];
  return left === right ? 0 : left < right ? -sign : sign;
}

function isEmpty(value: string | number | null): boolean {
  return value === null || value === '';
}
