import { PAGE_SORTS, type PageQueryFilter, SORT_ORDERS } from '../../../domain/reports/export/page-query.js';
import { type Query, readFlag, readStatus, readText, readUrl } from '../../audits/links/read-link-query.js';
import { HttpError } from '../../http/http-error.js';
import type { PagePlace, PageQuery } from './list-pages.js';

/** What a request narrows the table of pages to, and how it is sorted. @throws HttpError 422 */
export function readPageQuery(query: Query): PageQuery {
  return {
    ...readPageFilter(query),
    sort: PAGE_SORTS.find((name) => name === query['sort']),
    order: SORT_ORDERS.find((name) => name === query['order']),
  };
}

/** @throws HttpError 422 */
export function readPageFilter(query: Query): PageQueryFilter {
  return {
    url: readUrl(query, 'url'),
    url_contains: readText(query, 'url_contains'),
    status: readStatus(query),
    indexable: readFlag(query, 'indexable'),
    has_issues: readFlag(query, 'has_issues'),
  };
}

/** How many rows, and from which one. @throws HttpError 422 */
export function readPagePlace({ limit, cursor }: Query): PagePlace {
  const from = cursor === undefined ? null : Number(cursor);
  if (from !== null && !Number.isSafeInteger(from))
    throw HttpError.invalidInput({ loc: ['query', 'cursor'], msg: 'Not a cursor of this list', type: 'value_error' });
  return { limit: Number(limit ?? 100), from };
}
