import type { Recommendation } from '../../audits/recommendation.js';
import { plural } from '../../base/text/plural.js';

/** How to see that a task worked: which checks turn green; for work without a check, its own last step. */
export function successMeasure({
  check_ids,
  evidence,
  steps,
}: Pick<Recommendation, 'check_ids' | 'evidence' | 'steps'>): string {
  if (check_ids.length === 0) return steps.at(-1) ?? '';
  return `In the next audit ${greenChecks(check_ids, evidence.count)}.`;
}

/** What is to be seen once checks are green, as a clause: "title/long" finds nothing; today 12 cases. */
function greenChecks(checkIds: readonly string[], cases: number): string {
  const [first = '', ...others] = checkIds.map((id) => `"${id}"`);
  const last = others.pop();
  const named = last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
  return `${named} ${last === undefined ? 'finds' : 'find'} nothing; today ${plural(cases, 'case')}`;
}
