import type { Issue } from '../../../audits/issue.js';

/** Whether nothing is left that a gate of a page rests on, because it was accepted. `accepted` holds ids of checks. */
export function isGateAccepted(
  checkIds: readonly string[],
  issues: readonly Issue[],
  accepted: ReadonlySet<string>,
): boolean {
  return checkIds.some((id) => accepted.has(id)) && !issues.some(({ check_id }) => checkIds.includes(check_id));
}
