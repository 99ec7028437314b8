import type { IssueFilter } from './filter-site-issues.js';

/** Saved views of one workspace: enough to choose from, few enough for a row of links. */
export const MAX_ISSUE_VIEWS = 30;

/** The filters of a saved view, as the query of the list has them. `me` is the member who looks at it. */
export interface IssueViewFilters extends Omit<IssueFilter, 'assignee'> {
  /** `me`, `none`, or a user id. */
  assignee?: string | undefined;
}

/** A named set of filters of the list of issues, shared by the members of a workspace. */
export interface IssueView {
  id: string;
  /** Unique in the workspace. */
  name: string;
  filters: IssueViewFilters;
  created_at: string;
}
