import { round } from '../../../base/statistics/round.js';
import type { OpportunityDraft } from '../search-opportunity.js';

/** With this many impressions the figures are half certain: a CTR of some percent is then known to about a percent. */
const HALF_SURE_IMPRESSIONS = 200;
const INFERRED_SHARE = 0.7;

/** 0–1: how far the figures can be trusted, by their number; less where something is inferred from them. */
export function estimateConfidence(impressions: number, basis: OpportunityDraft['basis']): number {
  const sure = impressions / (impressions + HALF_SURE_IMPRESSIONS);
  return round(basis === 'measured' ? sure : sure * INFERRED_SHARE, 2);
}
