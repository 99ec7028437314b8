import type { Recommendation } from '../audit/recommendation.js';
import { plural } from '../text/plural.js';

/** How to see that a task worked: which checks turn green; for work that no check asks for, its own last step. */
export function successMeasure({
  check_ids,
  evidence,
  steps,
}: Pick<Recommendation, 'check_ids' | 'evidence' | 'steps'>): string {
  if (check_ids.length === 0) return steps.at(-1) ?? '';
  const [first, ...others] = check_ids.map((id) => `"${id}"`);
  const last = others.pop();
  const named = last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
  const verb = check_ids.length === 1 ? 'finds' : 'find';
  return `In the next audit ${named} ${verb} nothing; today ${plural(evidence.count, 'case')}.`;
}
