/** A sitemap of a property as Search Console lists it (Sitemaps: list). Null where it does not say. */
export interface SubmittedSitemap {
  url: string;
  is_index: boolean;
  /** Submitted, and not processed yet. */
  is_pending: boolean;
  submitted_at: string | null;
  /** When Google last read it. */
  downloaded_at: string | null;
  errors: number;
  warnings: number;
  /** URLs in it, of web pages; null when it was never processed. */
  urls: number | null;
}
