import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { BatchPage } from '../../../domain/pages/analysis/plan-batch.js';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';

export interface PageBatchInput {
  operation: OperationRef;
  /** As they were given, repeats included. */
  pages: BatchPage[];
  target_keywords: string[];
  /** By site, where a project has some. */
  check_settings: Record<string, CheckSettings>;
}

export const PAGE_BATCH = 'pageBatch';
export const PAGE_GUIDANCE = 'pageGuidance';
