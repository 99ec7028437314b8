import type { StartRequest } from './api/api-client.js';

/** What was asked for on the command line, checked. */
export interface AuditOptions {
  url: string;
  quick: boolean;
  competitors: string[];
  keywords: string[];
  /** Left to the platform when undefined. */
  maxPages: number | undefined;
  depth: number | undefined;
  json: boolean;
  failUnder: number | undefined;
  timeoutMs: number | null;
  /** File that takes the JSON result. */
  output: string | undefined;
  color: boolean;
  server: string;
  token: string | null;
}

export function toStartRequest(options: AuditOptions, idempotencyKey: string): StartRequest {
  const { url, competitors, keywords, maxPages, depth } = options;
  if (options.quick) return { path: '/api/seo/enterprise/quick-audit', body: { website_url: url }, idempotencyKey };
  const body = { website_url: url, competitors, target_keywords: keywords, max_pages: maxPages, crawl_depth: depth };
  return { path: '/api/seo/enterprise/complete-audit', body, idempotencyKey };
}
