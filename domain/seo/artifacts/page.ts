import type { FetchFacts } from './fetch.js';
import type { HtmlFacts } from './html.js';

export type PageSource = 'start' | 'link' | 'redirect' | 'sitemap';

export interface PageArtifact {
  url: string;
  /** Clicks from the start URL; redirects do not count. Sitemap-only URLs have null. */
  depth: number | null;
  source: PageSource;
  /** False when robots.txt forbids our agent: the page was not fetched and status is 0 with no error. */
  allowed_by_robots: boolean;
  fetch: FetchFacts;
  /** Null unless the answer was HTML (declared or sniffed) with a body. */
  html: HtmlFacts | null;
}
