import type { PageSummary } from '../../seo/artifacts/page-summary.js';

/** The parts of a crawled page that are needed when search data are joined with a crawl. */
export type JoinablePage = Pick<
  PageSummary,
  | 'url'
  | 'status'
  | 'error'
  | 'allowed_by_robots'
  | 'is_html'
  | 'indexable'
  | 'noindex'
  | 'canonical_url'
  | 'redirect_url'
  | 'refresh_url'
  | 'depth'
  | 'title'
  | 'h1'
  | 'hreflang'
  | 'date_published'
>;

/** A crawl as far as search data are joined with it; what checks are given is one. */
export interface CrawledSite {
  start_url: string;
  by_url: ReadonlyMap<string, JoinablePage>;
  /** How many pages link to a URL, as the length of a list. */
  inlinks: ReadonlyMap<string, { readonly length: number }>;
  /** A bound ended the crawl: a missing page or link then proves little. */
  crawl_incomplete: boolean;
}
