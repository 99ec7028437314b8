import type { OperationError } from '../../domain/operations.js';
import type { JudgedAgain } from '../../domain/seo/audit/audit-result.js';
import type { CheckSettings } from '../../domain/seo/check-settings.js';
import type { CrawlResult } from '../../domain/seo/crawl.js';
import type { CrawledCompetitor } from './judge-competitors.js';
import type { SpeedRun } from './judge-speed.js';

/** What an audit was composed from; pages and measurements themselves lie in the store. */
export interface GatheredAudit {
  request: {
    audit_type: 'complete' | 'quick';
    website_url: string;
    target_keywords: string[];
    check_settings?: CheckSettings | undefined;
  };
  crawl: CrawlResult & { sitemap_error: OperationError | null };
  runs: SpeedRun[];
  competitors: CrawledCompetitor[];
}

/** How an audit is judged that was composed before: by these acceptances, and otherwise as of the time of the audit. */
export interface Rejudgement extends JudgedAgain {
  /** Of the audit, ISO 8601: what is judged by age is as old as it was then. */
  generated_at: string;
}
