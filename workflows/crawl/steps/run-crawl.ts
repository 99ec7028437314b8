import { executeChild, ParentClosePolicy } from '@temporalio/workflow';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import type { CrawlOptions } from '../../../domain/crawl/crawl.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import { SEARCH_ATTRIBUTES } from '../../operations/contract/operation.js';
import { type CrawlProgress, type CrawlSiteResult, crawlId } from '../contract/crawl-site.js';
import { crawlSite } from '../crawl-site.js';

/** Temporal's bound for the line shown in lists of its UI, with room for characters of several bytes. */
const SUMMARY_MAX_CHARS = 100;

export interface CrawlRequest {
  operation: OperationRef;
  role: 'site' | `competitor:${number}`;
  url: string;
  options: CrawlOptions;
  limit_ms: number;
  progress?: CrawlProgress;
}

/** Crawls a site as a workflow of its own, which operators find by user and site. Canceled together with its parent. */
export function runCrawl({
  operation,
  role,
  url,
  options,
  limit_ms,
  progress,
}: CrawlRequest): Promise<CrawlSiteResult> {
  const crawl_id = crawlId(operation.id, role);
  return executeChild(crawlSite, {
    args: [{ user_id: operation.user_id, crawl_id, start_url: url, options, limit_ms, progress }],
    workflowId: `crawl:${operation.user_id}:${crawl_id}`,
    parentClosePolicy: ParentClosePolicy.REQUEST_CANCEL,
    typedSearchAttributes: [
      { key: SEARCH_ATTRIBUTES.user, value: operation.user_id },
      { key: SEARCH_ATTRIBUTES.site, value: identifySite(url) },
      { key: SEARCH_ATTRIBUTES.operation, value: 'crawl' },
    ],
    staticSummary: `Crawl of ${url}`.slice(0, SUMMARY_MAX_CHARS),
  });
}
