import { templatePattern } from '../../audits/template-pattern.js';
import type { PageRow } from './page-row.js';

/** What was added to rows over time. */
type LaterColumn =
  | 'index_blocker'
  | 'link_score'
  | 'outlinks'
  | 'external_links'
  | 'language'
  | 'in_sitemap'
  | 'template';

/** A row of the table of pages as it may be in the store: older ones lack what came later. */
export type StoredPageRow = Omit<PageRow, LaterColumn> & Partial<Pick<PageRow, LaterColumn>>;

/**
 * Fills in what an older row lacks: what was not read then, such as why a page is not indexable, is not guessed. The
 * template follows from the URL.
 */
export function completePageRow(row: StoredPageRow): PageRow {
  const { index_blocker = row.indexable ? null : 'not_measured' } = row;
  return {
    ...row,
    index_blocker,
    link_score: row.link_score ?? null,
    outlinks: row.outlinks ?? null,
    external_links: row.external_links ?? null,
    language: row.language ?? null,
    in_sitemap: row.in_sitemap ?? null,
    template: row.template ?? templatePattern(row.url),
  };
}
