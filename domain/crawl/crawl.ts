import type { PageSource } from '../seo/artifacts/page.js';
import type { CheckSettings } from '../seo/check-settings.js';
import type { OwnChecks } from '../seo/own-checks/own-checks.js';
import type { CrawlAccessRef } from './crawl-access.js';
import type { CrawlAgent } from './crawl-agent.js';
import type { CrawlRendering, RenderMode } from './crawl-rendering.js';
import type { CrawlScope } from './crawl-scope.js';
import type { NotFollowed } from './not-followed.js';

/** A crawl and its bounds. */
export interface CrawlOptions {
  max_pages: number;
  /** Clicks from the start URL that are followed; null: as far as links lead. */
  max_depth: number | null;
  respect_robots: boolean;
  /**
   * URLs that no crawled page links to are fetched too, while the page budget lasts: those that pages or sitemaps name as
   * another version of a page, for up to a tenth of the budget, and those listed in sitemaps.
   */
  include_sitemap_urls: boolean;
  target_keywords: string[];
  /** What of the site is crawled; all of it when absent. */
  scope?: CrawlScope;
  /** The site that the crawled host is a copy of, such as "https://www.example.com". */
  production_origin?: string;
  /** @default own */
  user_agent?: CrawlAgent;
  /** Maximum requests per second; robots.txt may require fewer. */
  requests_per_second?: number;
  /** What opens the site, where it is not public. */
  access?: CrawlAccessRef;
  /** @default never */
  render?: RenderMode;
  /** What its pages are judged by; the defaults when absent. */
  check_settings?: CheckSettings;
  /** What is read from its pages besides, and what they are judged by besides. */
  own_checks?: OwnChecks;
  /** Takes over what the same user's last crawl of the site stored of pages that have not changed. @default true */
  incremental?: boolean;
}

export interface CrawlCounts {
  /** URLs requested, redirects and errors included. */
  fetched: number;
  /** HTML pages among them. */
  html: number;
  blocked_by_robots: number;
  pending: number;
  bytes: number;
  max_depth: number;
  /** Pages taken over from an earlier crawl: the server returned 304, or the body was the same. */
  not_modified: number;
  unchanged: number;
}

export interface CrawlResult {
  crawl_id: string;
  start_url: string;
  final_url: string;
  counts: CrawlCounts;
  duration_ms: number;
  /** How pages were rendered; absent if it was not requested. */
  rendering?: CrawlRendering;
  /** Why robots.txt kept the crawl from its start page: nothing of the site was read. Absent otherwise. */
  start_refused?: string;
  /** A bound ended the crawl before the site did. */
  incomplete: boolean;
  /** What was found and not crawled, and why. Absent where an earlier version crawled. */
  not_followed?: NotFollowed[];
  /** That bound was the time; absent otherwise. */
  out_of_time?: true;
}

/** One line of the durable frontier. `order` is the breadth-first position and decides what a bound cuts off. */
export interface FrontierEntry {
  url: string;
  depth: number | null;
  source: PageSource;
  order: number;
}
