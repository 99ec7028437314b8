import type { FetchFacts } from './fetch.js';
import type { HtmlFacts } from './html.js';
import type { PageExtraction } from './page-extraction.js';

/**
 * How the crawl came to a URL. `reference`: no page links to it and no sitemap lists it, but pages name it as their
 * canonical, language version, AMP version or neighbor in a series.
 */
export type PageSource = 'start' | 'link' | 'redirect' | 'sitemap' | 'reference';

export interface PageArtifact {
  url: string;
  /** Clicks from the start URL; redirects do not count. URLs that no link leads to have null. */
  depth: number | null;
  source: PageSource;
  /** False when robots.txt forbids our agent: the page was not fetched and status is 0 with no error. */
  allowed_by_robots: boolean;
  fetch: FetchFacts;
  /** Null unless the response was HTML (declared or sniffed) with a body. */
  html: HtmlFacts | null;
  /** `html` is of the document after its scripts have run; false where that failed. Absent in crawls of sources alone. */
  rendered?: boolean;
  /** What the extractions of the audit read. Absent without any, and where there is no HTML. */
  extracted?: PageExtraction;
}
