import type { Issue } from './issue.js';

/** Issues of one result, the critical ones apart from the rest; ordered by severity and reach within each. */
export interface IssuesByLevel {
  critical: Issue[];
  warnings: Issue[];
  notices: Issue[];
}
