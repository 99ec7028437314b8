import type { VariantKey } from './variants/variant.js';

/** One mail of a queue; unique by campaign, lead and step, so that no lead is queued twice. */
export const QUEUE_ITEM_STATUSES = ['waiting', 'sent', 'blocked', 'failed', 'uncertain', 'cancelled'] as const;
export type QueueItemStatus = (typeof QUEUE_ITEM_STATUSES)[number];

/** A follow-up that is planned together with the opener. */
export interface PlannedFollowUp {
  /** 1–90 days after the previous mail was sent. */
  after_days: number;
  /** Null: "Re: " and the opener's subject. */
  subject: string | null;
  body: string;
}

export interface QueueItem {
  id: string;
  user_id: string;
  /** The operation that queued it. */
  operation_id: string;
  campaign_id: string;
  lead_id: string;
  /** The mailbox that it is sent from; chosen before anything is sent. */
  sender_id: string;
  /** The mailboxes that its queue rotates over; absent where it has one. */
  sender_ids?: string[];
  /** Rendered, without placeholders. */
  subject: string;
  body: string;
  follow_ups: PlannedFollowUp[];
  /** The version of a test; absent where there is none, or where a person has chosen one since. */
  variant?: VariantKey;
  /** Words in brackets and braces that came with a value: nothing that is left to be filled in. */
  literals?: string[];
  status: QueueItemStatus;
  reason: string | null;
  attempt_id: string | null;
  /** Not before this. */
  due_at: string;
  created_at: string;
}
