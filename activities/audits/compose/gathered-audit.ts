import type { CrawlResult } from '../../../domain/crawl/crawl.js';
import type { OperationError, Outcome } from '../../../domain/operations/operations.js';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';
import type { SpeedRun } from '../../../domain/speed/speed-run.js';

/** The crawl that an audit is judged by. */
export type AuditedCrawl = CrawlResult & { sitemap_error: OperationError | null };

export interface CrawledCompetitor {
  url: string;
  crawl: Outcome<CrawlResult>;
}

/**
 * What was gathered for an audit: judging, composing and judging again all start from it. Pages and measurements themselves
 * are in the store. Without its parameter, an audit whose site was crawled.
 */
export interface GatheredAudit<Crawl = AuditedCrawl> {
  request: {
    audit_type: 'complete' | 'quick';
    website_url: string;
    target_keywords: string[];
    check_settings?: CheckSettings | undefined;
  };
  crawl: Crawl;
  runs: SpeedRun[];
  competitors: CrawledCompetitor[];
}

/** Its crawl may have failed, or never have begun (null). */
export type AnyGatheredAudit = GatheredAudit<Outcome<AuditedCrawl> | null>;
