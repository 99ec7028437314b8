import type { StoredAcceptance } from '../../seo/acceptance/stored-acceptance.js';
import type { IssueAction, IssueChangeEntry } from './issue-record.js';
import type { IssueTurn } from './trace-issue.js';

/** What an audit found, or what a member decided, about an issue. */
export interface IssueHistoryEntry {
  kind: IssueTurn['kind'] | IssueAction | 'accepted';
  /** ISO 8601. */
  at: string;
  audit_id: string | null;
  /** User id. */
  by: string | null;
  by_name: string | null;
  assignee: string | null;
  /** Why it was accepted. */
  text: string | null;
}

const NO_DETAILS = { audit_id: null, by: null, by_name: null, assignee: null, text: null };

/** All that happened to an issue, newest first. */
export function writeIssueHistory(
  turns: readonly IssueTurn[],
  changes: readonly IssueChangeEntry[],
  acceptances: readonly StoredAcceptance[],
): IssueHistoryEntry[] {
  const entries: IssueHistoryEntry[] = [
    ...turns.map(({ kind, at, audit_id }) => ({ ...NO_DETAILS, kind, at, audit_id })),
    ...changes.map(({ action, at, by, by_name, assignee }) => ({
      ...NO_DETAILS,
      kind: action,
      at,
      by,
      by_name,
      assignee,
    })),
    ...acceptances.map(({ accepted_at, accepted_by, reason }) => ({
      ...NO_DETAILS,
      kind: 'accepted' as const,
      at: accepted_at,
      by_name: accepted_by,
      text: reason,
    })),
  ];
  return entries.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}
