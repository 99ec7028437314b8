import { priorityOfCost } from '../../../audits/priority-of-cost.js';
import type { Priority } from '../../../audits/recommendation.js';
import type { OpportunityKind } from '../search-opportunity.js';

export interface WeighedOpportunity {
  kind: OpportunityKind;
  /** Of what it is about, in the period of the analysis. */
  clicks: number;
  /** Clicks that it is expected to win in `per_days` days; null where nothing is estimated. */
  expected: number | null;
  per_days: number | null;
}

/** All clicks of the property, and the days that they are of. */
export interface PropertyClicks {
  clicks: number;
  days: number | null;
}

/** A few clicks are a large part of a site that has few. */
const LEAST_URGENT = 10;

/**
 * The priority of a search opportunity by the bounds that audits rank fixes by: the percent of the property's clicks that are
 * to be won, or that are at risk. What closes or breaks a page is of medium priority at least, as in audits. A property
 * whose clicks are not known, or that has none, has nothing to measure by.
 */
export function weighOpportunity(
  { kind, clicks, expected, per_days }: WeighedOpportunity,
  property: PropertyClicks | null,
): Priority {
  const severity = kind === 'technical_issue' ? 'high' : 'medium';
  if (property === null || property.clicks <= 0) return 'Medium';
  const scale = per_days !== null && per_days > 0 && property.days !== null ? property.days / per_days : 1;
  const atStake = kind === 'technical_issue' ? clicks : (expected ?? 0) * scale;
  const priority = priorityOfCost((100 * atStake) / property.clicks, severity);
  return priority === 'High' && atStake < LEAST_URGENT ? 'Medium' : priority;
}
