import type { SiteIssueDetail } from '../../../domain/sites/issues/describe-site-issue.js';
import { emptyIssueRecord, type IssueRecord } from '../../../domain/sites/issues/issue-record.js';
import type { SiteIssue, SiteIssueGroup } from '../../../domain/sites/issues/site-issue.js';

/** A list as client guests see it: without who is assigned. */
export function hideAssignees(groups: readonly SiteIssueGroup[]): SiteIssueGroup[] {
  return groups.map(hideInGroup);
}

/** An issue as client guests see it: without notes, and without the members who decided. Acceptances are in reports too. */
export function hideMembers<Shown extends { detail: SiteIssueDetail; record: IssueRecord }>(shown: Shown): Shown {
  const { detail, record } = shown;
  const history = detail.history
    .filter(({ kind }) => kind !== 'assigned' && kind !== 'unassigned')
    .map((entry) => (entry.kind === 'accepted' ? entry : { ...entry, by: null, by_name: null }));
  const done = record.done && { at: record.done.at, by: null, by_name: null };
  return {
    ...shown,
    detail: { ...detail, issue: hideInGroup(detail.issue), history },
    record: { ...emptyIssueRecord(record.issue_id), done },
  };
}

function hideInGroup(group: SiteIssueGroup): SiteIssueGroup {
  return { ...hideAssignee(group), checks: group.checks.map(hideAssignee) };
}

function hideAssignee<Given extends SiteIssue>(issue: Given): Given {
  return { ...issue, assignee: null };
}
