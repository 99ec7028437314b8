import type { SpeedStrategy } from '../../domain/seo/artifacts/speed.js';
import type { CheckSettings } from '../../domain/seo/check-settings.js';
import type { OwnChecks } from '../../domain/seo/own-checks/own-checks.js';
import type { OperationRef } from './operation.js';

export interface TechnicalSeoInput {
  operation: OperationRef;
  url: string;
  crawl_depth: number;
  max_pages: number;
  include_external_links: boolean;
  respect_robots: boolean;
  /** The defaults when absent. */
  check_settings?: CheckSettings;
  own_checks?: OwnChecks;
}

export interface OnPageAnalysisInput {
  operation: OperationRef;
  url: string;
  target_keywords: string[];
  analyze_images: boolean;
  analyze_content_quality: boolean;
  /** Show the page in a browser as well and judge what only shows there. False when absent. */
  render_javascript?: boolean;
  /** The defaults when absent. */
  check_settings?: CheckSettings;
  own_checks?: OwnChecks;
}

export interface SpeedAnalysisInput {
  operation: OperationRef;
  url: string;
  strategies: SpeedStrategy[];
  locale: string | null;
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
