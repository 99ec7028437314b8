import type { Issue } from '../../audits/issue.js';
import type { FoundCause } from './found-cause.js';

/**
 * The issues that still need a fix of their own once the causes are fixed: those of checks that no cause touches as they
 * are, the others with what no cause explains. `rest` are the issues of the findings that were left over.
 */
export function unexplainedIssues(
  issues: readonly Issue[],
  causes: readonly FoundCause[],
  rest: readonly Issue[],
): Issue[] {
  const affected = new Set(causes.flatMap(({ check_ids: ids }) => ids));
  const left = new Map(rest.map((issue) => [issue.check_id, issue]));
  return issues.flatMap((issue) => (affected.has(issue.check_id) ? (left.get(issue.check_id) ?? []) : [issue]));
}
