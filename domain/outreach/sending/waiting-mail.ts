import type { QueueItem } from './send-queue.js';

/** What a person did to an email that waited, and why. */
export interface WaitingMailChange {
  action: 'edited' | 'cancelled';
  /** ISO 8601 */
  at: string;
  /** User id. */
  by: string;
  by_name: string;
  /** As they gave it; null when they gave none. */
  reason: string | null;
}

/** An email of a queue that waits, or waited until it was canceled. */
export interface WaitingMail
  extends Pick<
    QueueItem,
    | 'id'
    | 'operation_id'
    | 'campaign_id'
    | 'lead_id'
    | 'sender_id'
    | 'subject'
    | 'body'
    | 'variant'
    | 'status'
    | 'reason'
    | 'due_at'
    | 'created_at'
  > {
  /** Oldest first, the latest 50. */
  changes: WaitingMailChange[];
}
