import type { PageSummary } from '../artifacts/page-summary.js';

/** Why a page is not indexable, in the order in which a search engine meets them. */
export const INDEX_BLOCKERS = [
  'blocked_by_robots',
  'no_response',
  'redirect',
  'client_error',
  'server_error',
  'other_status',
  'not_html',
  'noindex',
  'canonicalized',
] as const;
export type IndexBlocker = (typeof INDEX_BLOCKERS)[number];

type Facts = Pick<
  PageSummary,
  'indexable' | 'allowed_by_robots' | 'status' | 'redirect_url' | 'refresh_url' | 'is_html' | 'noindex'
>;

/** The first reason for which a page is not indexable (see isIndexable in page-state); null where it is indexable. */
export function findIndexBlocker(page: Facts): IndexBlocker | null {
  const { status } = page;
  if (page.indexable) return null;
  if (!page.allowed_by_robots) return 'blocked_by_robots';
  if (status === 0) return 'no_response';
  if (status >= 500) return 'server_error';
  if (status >= 400) return 'client_error';
  if (page.redirect_url !== null || page.refresh_url !== null) return 'redirect';
  if (status !== 200) return 'other_status';
  if (!page.is_html) return 'not_html';
  return page.noindex ? 'noindex' : 'canonicalized';
}
