import type { OperationRef } from '../../../domain/operations/operation-ref.js';

export interface ContentAnalysisInput {
  operation: OperationRef;
  website_url: string;
  /** None, or 2 to 5. */
  competitors: string[];
  target_keywords: string[];
  /** Bounds of each crawl, own site and competitors alike, so that volumes can be compared. */
  max_pages: number;
  crawl_depth: number;
}

export const CONTENT_ANALYSIS = 'contentAnalysis';
