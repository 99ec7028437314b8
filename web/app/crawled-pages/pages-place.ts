import type { ExploredColumn } from '../../../domain/reports/page-table/explored-page.js';
import type { PageFilterWords } from '../../../domain/reports/page-table/facet-values.js';

/** Where a table of crawled pages is shown: of a site, or of an audit of a site that is not watched. */
export interface PagesPlace {
  path: string;
  /** Of a site: another audit than the latest complete one. */
  audit: string | null;
}

/** What somebody chose, by the words of the query. */
export interface PageChoice extends PageFilterWords {
  /** Null: the usual ones. */
  columns: readonly ExploredColumn[] | null;
  sort?: ExploredColumn | undefined;
  order?: 'desc' | undefined;
}

/** The address of a table, with what it is narrowed to and sorted by; empty values are left out, and the first page. */
export function pagesPath({ path, audit }: PagesPlace, choice: PageChoice, page = 1): string {
  const { columns, ...words } = choice;
  const query = new URLSearchParams(audit === null ? [] : [['audit', audit]]);
  for (const [name, value] of Object.entries(words)) if (value) query.append(name, value);
  for (const column of columns ?? []) query.append('columns', column);
  if (page > 1) query.append('page', String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The address of everything known of one page. */
export function pagePath({ path, audit }: PagesPlace, url: string): string {
  return `${path}?${new URLSearchParams(audit === null ? { url } : { audit, url })}`;
}

/** The file with all that a table shows, and whatever follows on its further pages. */
export function pagesFile(audit: string, format: 'csv' | 'xlsx', choice: PageChoice): string {
  const path = `/api/seo/audits/${audit}/pages`;
  return pagesPath({ path, audit: null }, choice).replace(
    /\?|$/,
    (mark) => `?format=${format}${mark === '?' ? '&' : ''}`,
  );
}
