import type { CrawlOptions, CrawlResult } from '../../../domain/crawl/crawl.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { OperationError, Outcome } from '../../../domain/operations/operations.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';

export interface CrawlSiteInput {
  user_id: OwnerId;
  crawl_id: string;
  start_url: string;
  options: CrawlOptions;
  /** How long it may take; what it has found by then counts. Absent where an earlier version began it: no bound. */
  limit_ms?: number;
  /** Where the crawl's share of an operation's progress is reported; absent when it is not shown. */
  progress?: CrawlProgress;
  /** Set when continued as new: what earlier runs learned. */
  resumed?: {
    final_url: string;
    start_refused?: string | undefined;
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

const HOUR_MS = 3_600_000;

/**
 * How long crawls may take, well within the timeouts of their operations: waiting for browsers, inspecting and judging
 * come after them, and an operation that times out has judged nothing. A host that asks for ten seconds between two
 * requests lets 4,300 pages be fetched in twelve hours.
 */
export const CRAWL_LIMITS_MS = {
  audit: 12 * HOUR_MS,
  quick_audit: 2 * HOUR_MS,
  competitor: HOUR_MS / 2,
  technical_seo: 8 * HOUR_MS,
  content_analysis: 8 * HOUR_MS,
  around_page: HOUR_MS,
};

export const CRAWL_SITE = 'crawlSite';

/** `<operation id>:site` for the audited site, `<operation id>:competitor:<n>` for the others. */
export function crawlId(operationId: string, role: 'site' | `competitor:${number}`): string {
  return `${operationId}:${role}`;
}
