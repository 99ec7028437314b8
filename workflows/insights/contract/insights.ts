import type { InsightKind } from '../../../domain/insights/insight.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';

export interface InsightReportInput {
  operation: OperationRef;
  kind: InsightKind;
  /** Key of the stored request body: analyses may be larger than a payload should be. */
  body_key: string;
  website_url: string | null;
}

export const INSIGHT_REPORT = 'insightReport';
