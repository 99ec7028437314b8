import type { CompleteAudit } from '../../audits/audit-result.js';
import type { IssueMark } from './issue-record.js';
import type { IssueState } from './site-issue.js';

/** When the audit began to look at the site, in milliseconds since 1970. */
export function findAuditStart({
  generated_at,
  duration_ms,
}: Pick<CompleteAudit, 'generated_at' | 'duration_ms'>): number {
  return Date.parse(generated_at) - duration_ms;
}

/** The state of an issue that the audit found: an audit that began before the fix says nothing about it. */
export function judgeIssueState(
  done: IssueMark['done'],
  audit: Pick<CompleteAudit, 'generated_at' | 'duration_ms'>,
): Extract<IssueState, 'open' | 'done' | 'still_found'> {
  if (done === null) return 'open';
  return findAuditStart(audit) > Date.parse(done.at) ? 'still_found' : 'done';
}
