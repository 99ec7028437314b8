import { greenChecks } from '../../audits/green-checks.js';
import type { Recommendation } from '../../audits/recommendation.js';

/** How to see that a task worked: which checks turn green; for work without a check, its own last step. */
export function successMeasure({
  check_ids,
  evidence,
  steps,
}: Pick<Recommendation, 'check_ids' | 'evidence' | 'steps'>): string {
  if (check_ids.length === 0) return steps.at(-1) ?? '';
  return `In the next audit ${greenChecks(check_ids, evidence.count)}.`;
}
