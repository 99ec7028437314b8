import type { OperationRef } from '../../../domain/operations/operation-ref.js';

export interface SearchPerformanceInput {
  operation: OperationRef;
  site_url: string;
  /** The property to read, where the caller named one: `sc-domain:shop.example`. Otherwise the one that suits best. */
  property?: string;
  /** 7–480. */
  date_range_days: number;
  include_opportunities: boolean;
}

export interface ContentOpportunitiesInput {
  operation: OperationRef;
  site_url: string;
  property?: string;
  date_range_days: number;
  min_impressions: number;
  /** Opportunities to show, 1–500. */
  limit?: number;
  /** 1–200: what the phases are filled to. */
  hours_per_week?: number;
}

export const ANALYZE_SEARCH_PERFORMANCE = 'analyzeSearchPerformance';
export const FIND_CONTENT_OPPORTUNITIES = 'findContentOpportunities';
