import type { CrawlOptions } from '../../../domain/crawl/crawl.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';

/** How the audited site is crawled, where the request says so; competitors are crawled as ever. */
export type CrawlRequestOptions = Pick<
  CrawlOptions,
  'scope' | 'production_origin' | 'user_agent' | 'requests_per_second' | 'access' | 'render' | 'own_checks'
> & {
  /** Only ever false: the user has proved to own the site, and had its robots.txt ignored. */
  respect_robots?: false;
};

/** Complete and quick audit: one story, other bounds. */
export interface SiteAuditInput {
  operation: OperationRef;
  audit_type: 'complete' | 'quick';
  website_url: string;
  /** 0 or 2–5. */
  competitors: string[];
  target_keywords: string[];
  max_pages: number;
  /** Clicks from the start page, 1–50; null: as far as links lead. */
  crawl_depth: number | null;
  crawl?: CrawlRequestOptions;
  /** The check settings for the site and its competitors, resolved on request; the defaults when absent. */
  check_settings?: CheckSettings;
}

export const COMPLETE_AUDIT = 'completeAudit';
export const QUICK_AUDIT = 'quickAudit';
