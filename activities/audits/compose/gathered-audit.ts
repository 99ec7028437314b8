import type { CrawlResult } from '../../../domain/crawl/crawl.js';
import type { OperationError } from '../../../domain/operations/operations.js';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';
import type { SpeedRun } from '../../../domain/speed/speed-run.js';
import type { CrawledCompetitor } from '../judge/judge-competitors.js';

/** What an audit was composed from; pages and measurements themselves are in the store. */
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
