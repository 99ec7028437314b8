import type { InsightEvidence } from '../insight.js';

/** What a business has days for, in the order of the list. */
export interface CapacityPlan {
  days: number;
  evidence: InsightEvidence;
  /** Insights that fit one after another. */
  fitting: string[];
  /** Those that do not. */
  later: string[];
}
