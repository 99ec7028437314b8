import type { CrawlAccessRef } from '../../../domain/crawl/crawl-access.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';
import type { OwnChecks } from '../../../domain/seo/own-checks/own-checks.js';
import type { CrawlRequestOptions } from './site-audit.js';

export interface TechnicalSeoInput {
  operation: OperationRef;
  url: string;
  crawl_depth: number;
  max_pages: number;
  include_external_links: boolean;
  respect_robots: boolean;
  /** How the site is crawled, where the request says so. */
  crawl?: CrawlRequestOptions;
  /** The defaults when absent. */
  check_settings?: CheckSettings;
  own_checks?: OwnChecks;
}

/** What of a crawl's options a single page is fetched by. */
export type PageRequestOptions = Pick<CrawlRequestOptions, 'production_origin' | 'user_agent' | 'access'>;

export interface OnPageAnalysisInput {
  operation: OperationRef;
  url: string;
  target_keywords: string[];
  analyze_images: boolean;
  analyze_content_quality: boolean;
  /** Show the page in a browser as well and judge what only shows there. False when absent. */
  render_javascript?: boolean;
  /** The user agent and the access that the page is requested with, if the request sets them. */
  crawl?: PageRequestOptions;
  /** The defaults when absent. */
  check_settings?: CheckSettings;
  own_checks?: OwnChecks;
}

export interface SpeedAnalysisInput {
  operation: OperationRef;
  url: string;
  strategies: SpeedStrategy[];
  locale: string | null;
  /** What opens the site, where it is not public. */
  access?: CrawlAccessRef;
}

export interface SitemapAnalysisInput {
  operation: OperationRef;
  /** Exactly one of the two is set. */
  site_url: string | null;
  sitemap_url: string | null;
  check_urls: boolean;
  sample: number;
}

export const TECHNICAL_SEO = 'technicalSeo';
export const ON_PAGE_ANALYSIS = 'onPageAnalysis';
export const SPEED_ANALYSIS = 'speedAnalysis';
export const SITEMAP_ANALYSIS = 'sitemapAnalysis';
