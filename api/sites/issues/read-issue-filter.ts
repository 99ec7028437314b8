import type { IssueFilter } from '../../../domain/sites/issues/filter-site-issues.js';
import type { IssueViewFilters } from '../../../domain/sites/issues/issue-view.js';
import type { UserId } from '../../../domain/workspaces/user-id.js';

/** The conditions of a request as the list takes them. @param userId who is meant by `me` */
export function readIssueFilter({ assignee, ...filter }: IssueViewFilters, userId: UserId): IssueFilter {
  if (assignee === undefined) return filter;
  const names: Readonly<Record<string, string | null>> = { me: userId, none: null };
  const named = Object.hasOwn(names, assignee) ? names[assignee] : assignee;
  return { ...filter, assignee: named };
}
