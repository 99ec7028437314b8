import type { OperationRef } from '../../../domain/operations/operation-ref.js';

/** Both take a site as identifySite writes it, and its address. */
export interface SiteInsightInput {
  operation: OperationRef;
  site: string;
  site_url: string;
}

export const STRATEGIC_INSIGHTS = 'runStrategicInsights';
export const SEMANTIC_INDEX = 'buildSemanticIndex';
