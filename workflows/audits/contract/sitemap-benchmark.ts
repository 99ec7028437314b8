import type { OperationRef } from '../../../domain/operations/operation-ref.js';

export interface SitemapBenchmarkInput {
  operation: OperationRef;
  website_url: string;
  /** 2–5 other sites. */
  competitors: string[];
}

export const SITEMAP_BENCHMARK = 'sitemapBenchmark';
