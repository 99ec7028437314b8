import type { OwnerId } from './owner-id.js';

export type MovedKind = 'site' | 'campaign';

/** A site or campaign on its way from one workspace to another. */
export interface WorkspaceMove {
  kind: MovedKind;
  /** Of the site or campaign, which keeps it. */
  id: string;
  from: OwnerId;
  to: OwnerId;
  /** The sender, in the workspace that it moves to, of follow-ups that are still scheduled; null without any. */
  sender_id: string | null;
}

/** What a move came to. */
export interface MovedRecords {
  kind: MovedKind;
  id: string;
  /** Where it is now. */
  workspace_id: OwnerId;
  /** Records that have changed hands. */
  records: number;
}

/** Work of it that has not ended: it cannot move before. */
export interface OpenWork {
  /** Ids of unfinished operations; a few of them. */
  operations: string[];
  /** Emails that wait in queues. */
  queued_emails: number;
  /** Emails that are being sent, or whose outcome is unknown. */
  open_emails: number;
}

const IN_TRANSIT = 'ws_moving_';

/**
 * Owner of a site or campaign, and of follow-ups, while they move: no person and no workspace has such an id (see
 * SHARED_PREFIX), so that neither workspace sees them or starts anything for them.
 */
export function transitOwner({ id }: Pick<WorkspaceMove, 'id'>): OwnerId {
  return `${IN_TRANSIT}${id}`;
}

export function isInTransit(ownerId: OwnerId): boolean {
  return ownerId.startsWith(IN_TRANSIT);
}

/** Why it cannot move now and what to do about it; null when nothing is open. */
export function describeOpenWork({ operations, queued_emails, open_emails }: OpenWork): string | null {
  const [first] = operations;
  if (first !== undefined) return `Operation ${first} has not finished: wait for it or cancel it, then move again`;
  if (queued_emails > 0)
    return `Emails that wait in a queue: ${queued_emails}. Let them be sent or cancel the queue, then move again`;
  if (open_emails > 0)
    return `Emails that are being sent or have an unknown outcome: ${open_emails}. Resolve them, then move again`;
  return null;
}
