import type { Severity } from '../seo/checks/check.js';
import { HIGH_FROM_COST, MEDIUM_FROM_COST } from './ranking-constants.js';
import type { Priority } from './recommendation.js';

/** By what the error costs the site as a whole; what is severe where it occurs is of medium priority at least. */
export function priorityOfCost(percent: number, severity: Severity): Priority {
  if (percent >= HIGH_FROM_COST) return 'High';
  const isSevere = severity === 'critical' || severity === 'high';
  return percent >= MEDIUM_FROM_COST || isSevere ? 'Medium' : 'Low';
}
