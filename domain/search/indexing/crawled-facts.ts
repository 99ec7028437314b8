import type { PageRow } from '../../reports/export/page-row.js';

/** What the last crawl saw of a page, as far as it is compared with what Google sees. */
export type CrawledFacts = Pick<
  PageRow,
  'url' | 'status' | 'indexable' | 'index_blocker' | 'in_sitemap' | 'template' | 'canonical'
>;

/** Of a row of the table of pages, the facts alone: a crawl has many. */
export function toCrawledFacts(row: PageRow): CrawledFacts {
  const { url, status, indexable, index_blocker, in_sitemap, template, canonical } = row;
  return { url, status, indexable, index_blocker, in_sitemap, template, canonical };
}
