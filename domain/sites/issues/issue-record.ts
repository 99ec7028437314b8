/** Bounds of what one issue keeps. */
export const MAX_ISSUE_NOTES = 100;
export const MAX_NOTE_CHARS = 2_000;
/** Later changes push out the oldest ones. */
export const MAX_ISSUE_CHANGES = 200;

/** Who changed something, and when. Both names are null once the account is erased. */
export interface IssueAuthor {
  /** ISO 8601. */
  at: string;
  by: string | null;
  /** As the person was called then. */
  by_name: string | null;
}

export interface IssueNote extends IssueAuthor {
  id: string;
  text: string;
}

export type IssueAction = 'done' | 'reopened' | 'assigned' | 'unassigned';

/** A change that a member made to an issue. */
export interface IssueChangeEntry extends IssueAuthor {
  action: IssueAction;
  /** User id; null unless a member was assigned. */
  assignee: string | null;
}

/** What the members of a workspace decided about an issue of a site. */
export interface IssueMark {
  /** Of the check or the cause. */
  issue_id: string;
  /** Null: not marked as done. */
  done: IssueAuthor | null;
  /** User id of a member; null for none. */
  assignee: string | null;
}

export interface IssueRecord extends IssueMark {
  /** Oldest first. */
  notes: IssueNote[];
  /** Oldest first. */
  changes: IssueChangeEntry[];
}

/** The record of an issue that nothing was noted about. */
export function emptyIssueRecord(issue_id: string): IssueRecord {
  return { issue_id, done: null, assignee: null, notes: [], changes: [] };
}
