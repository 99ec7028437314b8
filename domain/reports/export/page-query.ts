import type { IndexState } from '../../search/indexing/judge-index-state.js';
import { isInRange, type StatusRange } from '../../seo/links/status-range.js';
import type { ExploredPage } from '../page-table/explored-page.js';
import type { FacetName } from '../page-table/facet-name.js';
import type { PageRow } from './page-row.js';

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Columns that can be narrowed to a range; a page without a value is in none. */
export const RANGED_COLUMNS = [
  'words',
  'depth',
  'inlinks',
  'clicks',
  'response_time_ms',
] as const satisfies readonly (keyof ExploredPage)[];
export type RangedColumn = (typeof RANGED_COLUMNS)[number];

/** Bounds, both included. */
export type PageRanges = { [Name in `${RangedColumn}_${'min' | 'max'}`]?: number | undefined };

/** What a list of pages is narrowed to; all conditions have to hold. */
export interface PageQueryFilter extends PageRanges {
  /** This page alone. */
  url?: string | undefined;
  /** Part of the URL; case does not matter. */
  url_contains?: string | undefined;
  /** Part of the URL or of the title; case does not matter. */
  search?: string | undefined;
  /** Null: not requested, as robots.txt forbids it. */
  status?: StatusRange | undefined;
  indexable?: boolean | undefined;
  /** Why it is not indexable. */
  index_blocker?: Exclude<PageRow['index_blocker'], null> | undefined;
  /** As the row has it: '' for pages that state none. */
  language?: string | undefined;
  /** Null: no link leads there. */
  depth?: number | null | undefined;
  template?: string | undefined;
  in_sitemap?: boolean | undefined;
  /** Pages that Google was not asked about have none. */
  google_index?: IndexState | undefined;
  /** In Google's words. */
  google_reason?: string | undefined;
  /** Whether at least one check found something on the page. */
  has_issues?: boolean | undefined;
}

/** The conditions by the words of the contract; `url` alone is of one page. */
export const PAGE_FILTER_NAMES = [
  'url_contains',
  'search',
  'status',
  'indexable',
  'index_blocker',
  'language',
  'depth',
  'template',
  'in_sitemap',
  'google_index',
  'google_reason',
  'has_issues',
  'words_min',
  'words_max',
  'depth_min',
  'depth_max',
  'inlinks_min',
  'inlinks_max',
  'clicks_min',
  'clicks_max',
  'response_time_ms_min',
  'response_time_ms_max',
] as const satisfies readonly (keyof PageQueryFilter)[];
export type PageFilterName = (typeof PAGE_FILTER_NAMES)[number];

type Test = (page: ExploredPage) => boolean;

/** Part of a filter, and the facet that it chooses a value of; null where there is no such facet. */
export interface PageCondition {
  facet: FacetName | null;
  test: Test;
}

/** The conditions of a filter. */
export function listConditions(filter: PageQueryFilter): PageCondition[] {
  const part = filter.url_contains?.toLowerCase();
  const word = filter.search?.toLowerCase();
  const { words_min, words_max } = filter;
  return [
    ...when(null, filter.url, (url) => (page) => page.url === url),
    ...when(null, part, (text) => (page) => page.url.toLowerCase().includes(text)),
    ...when(null, word, (text) => (page) => contains(page.url, text) || contains(page.title, text)),
    ...when('status', filter.status, (range) => (page) => isInRange(readPageStatus(page), range)),
    ...when('indexability', filter.indexable, (flag) => (page) => page.indexable === flag),
    ...when('indexability', filter.index_blocker, (reason) => (page) => page.index_blocker === reason),
    ...when('language', filter.language, (language) => (page) => page.language === language),
    ...when('depth', filter.depth, (depth) => (page) => page.depth === depth),
    ...when('template', filter.template, (template) => (page) => page.template === template),
    ...when('in_sitemap', filter.in_sitemap, (flag) => (page) => page.in_sitemap === flag),
    ...when('google_index', filter.google_index, (state) => (page) => page.google_index === state),
    ...when('google_reason', filter.google_reason, (reason) => (page) => page.google_reason === reason),
    ...when('issues', filter.has_issues, (flag) => (page) => page.issues > 0 === flag),
    ...between('words', words_min, words_max, (page) => page.words),
    ...between(null, filter.depth_min, filter.depth_max, (page) => page.depth),
    ...between(null, filter.inlinks_min, filter.inlinks_max, (page) => page.inlinks),
    ...between(null, filter.clicks_min, filter.clicks_max, (page) => page.clicks),
    ...between(null, filter.response_time_ms_min, filter.response_time_ms_max, (page) => page.response_time_ms),
  ];
}

function when<Value>(
  facet: FacetName | null,
  value: Value | undefined,
  compile: (value: Value) => Test,
): PageCondition[] {
  return value === undefined ? [] : [{ facet, test: compile(value) }];
}

function between(
  facet: FacetName | null,
  least: number | undefined,
  most: number | undefined,
  read: (page: ExploredPage) => number | null,
): PageCondition[] {
  if (least === undefined && most === undefined) return [];
  const [from, to] = [least ?? Number.NEGATIVE_INFINITY, most ?? Number.POSITIVE_INFINITY];
  const test: Test = (page) => {
    const value = read(page);
    return value !== null && value >= from && value <= to;
  };
  return [{ facet, test }];
}

function contains(text: string, lowerCasePart: string): boolean {
  return text.toLowerCase().includes(lowerCasePart);
}

/** HTTP status of a page; 0 without a response, null when it was not requested because robots.txt forbids it. */
export function readPageStatus({ status, index_blocker }: Pick<PageRow, 'status' | 'index_blocker'>): number | null {
  return status === 0 && index_blocker === 'blocked_by_robots' ? null : status;
}
