export const SEARCH_DIMENSIONS = ['query', 'page', 'date', 'country', 'device'] as const;
export type SearchDimension = (typeof SEARCH_DIMENSIONS)[number];

export function isSearchDimension(name: string): name is SearchDimension {
  return SEARCH_DIMENSIONS.some((dimension) => dimension === name);
}

/** One row of search analytics: figures of one combination of the requested dimensions. */
export interface SearchRow {
  /** In the order of the requested dimensions. */
  keys: string[];
  clicks: number;
  impressions: number;
  /** 0–1. */
  ctr: number;
  /** 1 is the first place; the mean over impressions. */
  position: number;
}

export interface SearchQuery {
  /** YYYY-MM-DD, both included, in the property's own time zone (Pacific time). */
  start_date: string;
  end_date: string;
  /** None: one row, the totals, which include what anonymized queries leave out of all other rows. */
  dimensions: SearchDimension[];
}

/** How a search engine sees one address (URL inspection). */
export interface UrlInspection {
  url: string;
  verdict: 'pass' | 'neutral' | 'fail' | 'unknown';
  coverage_state: string | null;
  robots_state: string | null;
  indexing_state: string | null;
  page_fetch_state: string | null;
  google_canonical: string | null;
  user_canonical: string | null;
  last_crawl_at: string | null;
  mobile_verdict: 'pass' | 'neutral' | 'fail' | 'unknown';
  /** Sitemaps in which Google found it, as far as it says. */
  referring_sitemaps: string[];
  /** Of all rich results on it together; unknown where Google found none. */
  rich_verdict: 'pass' | 'neutral' | 'fail' | 'unknown';
  /** Rich results that Google found on it. */
  rich_results: DetectedRichResult[];
}

/** A kind of rich result on a page, such as "Product snippets", and what is wrong with it. */
export interface DetectedRichResult {
  type: string;
  /** Distinct messages of errors, for which the result is not shown, and of warnings. */
  errors: string[];
  warnings: string[];
}
