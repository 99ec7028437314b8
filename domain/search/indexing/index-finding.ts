import type { Severity } from '../../seo/checks/check.js';

export type IndexFindingKind =
  | 'sitemap_with_errors'
  | 'sitemap_not_read'
  | 'no_sitemap'
  | 'blocked_in_sitemap'
  | 'noindex_seen'
  | 'fetch_failed'
  | 'other_canonical'
  | 'crawled_not_indexed'
  | 'discovered_not_indexed'
  | 'sitemap_page_not_indexed'
  | 'not_indexed'
  | 'indexed_against_crawl'
  | 'not_met_by_crawl'
  | 'crawled_long_ago'
  | 'rich_result_errors';

/** A page or sitemap of a finding, and what Google says of it. */
export interface IndexFindingUrl {
  url: string;
  detail: string;
}

/** What a comparison of Google's view with the crawl comes to, and what to do. */
export interface IndexFinding {
  /** The kind, and what distinguishes findings of one kind. */
  id: string;
  kind: IndexFindingKind;
  severity: Exclude<Severity, 'info'>;
  title: string;
  why: string;
  fix: string;
  /** What pages of the finding have in common, such as the path of a template; null where they have nothing. */
  group: string | null;
  /** Pages or sitemaps that it is about. */
  count: number;
  /** Inspected pages of the same group; null where the finding is not about a share of them. */
  inspected: number | null;
  /** At most 20 of them. */
  urls: IndexFindingUrl[];
}
