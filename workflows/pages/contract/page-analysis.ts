import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';

export interface PageAnalysisInput {
  operation: OperationRef;
  url: string;
  target_keywords: string[];
  /** The defaults when absent. */
  check_settings?: CheckSettings;
}

export const PAGE_ANALYSIS = 'pageAnalysis';
export const PAGE_ANALYSIS_FULL = 'pageAnalysisFull';
