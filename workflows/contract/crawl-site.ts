import type { OperationError, Outcome } from '../../domain/operations.js';
import type { CrawlOptions, CrawlResult } from '../../domain/seo/crawl.js';
import type { OperationRef } from './operation.js';

export interface CrawlSiteInput {
  user_id: string;
  crawl_id: string;
  start_url: string;
  options: CrawlOptions;
  /** Where the crawl's share of an operation's progress goes; absent when nobody watches. */
  progress?: CrawlProgress;
  /** Set when continued as new: what earlier runs learned. */
  resumed?: {
    final_url: string;
    started_at_ms: number;
    sitemap: Outcome<{ files: number; urls: number }> | null;
    /** How many of the seedings have been made. */
    seedings: number;
  };
}

export interface CrawlProgress {
  operation: OperationRef;
  /** Percent of the whole operation. */
  from: number;
  to: number;
}

export interface CrawlSiteResult extends CrawlResult {
  /** Why no sitemap could be read; null when the search itself worked, found or not. */
  sitemap_error: OperationError | null;
}

export const CRAWL_SITE = 'crawlSite';

/** `<operation id>:site` for the audited site, `<operation id>:competitor:<n>` for the others. */
export function crawlId(operationId: string, role: 'site' | `competitor:${number}`): string {
  return `${operationId}:${role}`;
}
