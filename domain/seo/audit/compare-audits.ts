import { round } from '../scoring/round.js';
import type { ComparedIssue, CompleteAudit, PreviousAudit } from './audit-result.js';
import type { Issue } from './issue.js';

type Comparable = Pick<CompleteAudit, 'overall_score' | 'components'>;

/**
 * This audit against an earlier one of the same site: the change of score, and issues by check id. An issue is new or
 * fixed only when its component was completed in both audits: what was not looked at was neither found nor mended.
 */
export function compareAudits(current: Comparable, previous: Comparable & { audit_id: string }): PreviousAudit {
  const both = comparableComponents(current, previous);
  const now = issuesOf(current, both);
  const before = issuesOf(previous, both);
  const change =
    current.overall_score === null || previous.overall_score === null
      ? null
      : round(current.overall_score - previous.overall_score, 1);
  return {
    audit_id: previous.audit_id,
    overall_score: previous.overall_score,
    change,
    new_issues: missingFrom(now, before),
    fixed_issues: missingFrom(before, now),
  };
}

function comparableComponents(current: Comparable, previous: Comparable): Set<string> {
  const completed = (audit: Comparable) =>
    Object.entries(audit.components).flatMap(([name, { status }]) => (status === 'completed' ? [name] : []));
  const before = new Set(completed(previous));
  return new Set(completed(current).filter((name) => before.has(name)));
}

function issuesOf(audit: Comparable, components: ReadonlySet<string>): Issue[] {
  return Object.entries(audit.components).flatMap(([name, { issues }]) => (components.has(name) ? issues : []));
}

function missingFrom(issues: readonly Issue[], others: readonly Issue[]): ComparedIssue[] {
  const known = new Set(others.map(({ check_id }) => check_id));
  return issues
    .filter(({ check_id }) => !known.has(check_id))
    .map(({ check_id, title, level, affected_pages }) => ({ check_id, title, level, affected_pages }));
}
