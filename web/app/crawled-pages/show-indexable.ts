import type { PageRow } from '../../../domain/reports/export/page-row.js';
import type { IndexBlocker } from '../../../domain/seo/page/find-index-blocker.js';

/** Why a page is not indexable, in the middle of a sentence. */
export const INDEX_BLOCKER_WORDS: Readonly<Record<IndexBlocker, string>> = {
  blocked_by_robots: 'blocked by robots.txt',
  no_response: 'no response',
  redirect: 'redirect',
  client_error: 'client error (4xx)',
  server_error: 'server error (5xx)',
  other_status: 'status is not 200',
  not_html: 'not HTML',
  noindex: 'noindex',
  canonicalized: 'canonicalized',
};

/** Whether a page is indexable, and why not, as a cell. */
export function showIndexable({ indexable, index_blocker }: Pick<PageRow, 'indexable' | 'index_blocker'>): string {
  if (indexable) return 'Yes';
  if (index_blocker === 'not_measured') return 'No: reason not measured';
  return index_blocker === null ? 'No' : `No: ${INDEX_BLOCKER_WORDS[index_blocker]}`;
}
