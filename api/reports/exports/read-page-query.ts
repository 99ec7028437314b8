import type { PageQueryFilter, PageRanges } from '../../../domain/reports/export/page-query.js';
import { RANGED_COLUMNS, SORT_ORDERS } from '../../../domain/reports/export/page-query.js';
import { EXPLORED_COLUMNS, type ExploredColumn } from '../../../domain/reports/page-table/explored-page.js';
import { NO_DEPTH, NO_LANGUAGE } from '../../../domain/reports/page-table/facet-values.js';
import { INDEX_STATES } from '../../../domain/search/indexing/judge-index-state.js';
import { INDEX_BLOCKERS } from '../../../domain/seo/page/find-index-blocker.js';
import { type Query, readFlag, readQueryText, readStatus, readUrl } from '../../audits/links/read-link-query.js';
import { HttpError } from '../../http/http-error.js';
import type { PagePlace, PageQuery } from './list-pages.js';

/** What a request narrows the table of pages to, and how it is sorted. @throws HttpError 422 */
export function readPageQuery(query: Query): PageQuery {
  return {
    ...readPageFilter(query),
    sort: EXPLORED_COLUMNS.find((name) => name === query['sort']),
    order: SORT_ORDERS.find((name) => name === query['order']),
  };
}

function readPageFilter(query: Query): PageQueryFilter {
  return {
    url: readUrl(query, 'url'),
    url_contains: readQueryText(query, 'url_contains'),
    search: readQueryText(query, 'search'),
    status: readStatus(query),
    indexable: readFlag(query, 'indexable'),
    index_blocker: [...INDEX_BLOCKERS, 'not_measured' as const].find((name) => name === query['index_blocker']),
    language: readLanguage(query),
    depth: readDepth(query),
    template: readQueryText(query, 'template'),
    in_sitemap: readFlag(query, 'in_sitemap'),
    google_index: INDEX_STATES.find((name) => name === query['google_index']),
    google_reason: readQueryText(query, 'google_reason'),
    has_issues: readFlag(query, 'has_issues'),
    ...readRanges(query),
  };
}

function readRanges(query: Query): PageRanges {
  const ranges: PageRanges = {};
  for (const column of RANGED_COLUMNS) {
    ranges[`${column}_min`] = readNumber(query, `${column}_min`);
    ranges[`${column}_max`] = readNumber(query, `${column}_max`);
  }
  return ranges;
}

function readLanguage(query: Query): string | undefined {
  const language = readQueryText(query, 'language')?.toLowerCase();
  return language === NO_LANGUAGE ? '' : language;
}

function readDepth(query: Query): number | null | undefined {
  return readQueryText(query, 'depth') === NO_DEPTH ? null : readNumber(query, 'depth');
}

/** The validator has made numbers of most, and has refused what is none. */
function readNumber(query: Query, name: string): number | undefined {
  const value = query[name];
  return value === undefined ? undefined : Number(value);
}

/** The columns that a request names, each once; null for the usual ones. */
export function readPageColumns({ columns }: Query): ExploredColumn[] | null {
  if (!Array.isArray(columns) || columns.length === 0) return null;
  return [...new Set(columns)].flatMap((name) => EXPLORED_COLUMNS.find((column) => column === name) ?? []);
}

/** How many rows, and from which one. @throws HttpError 422 */
export function readPagePlace({ limit, cursor }: Query): PagePlace {
  const from = cursor === undefined ? null : Number(cursor);
  if (from !== null && !Number.isSafeInteger(from))
    throw HttpError.invalidInput({ loc: ['query', 'cursor'], msg: 'Not a cursor of this list', type: 'value_error' });
  return { limit: Number(limit ?? 100), from };
}
