import type { Types } from 'mongoose';
import type { QueueItem, QueueItemStatus } from '../../../domain/outreach/sending/send-queue.js';
import type { VariantKey } from '../../../domain/outreach/sending/variants/variant.js';
import type { WaitingMailChange } from '../../../domain/outreach/sending/waiting-mail.js';
import type { QueueItemDocument } from './queue-item-model.js';

export type StoredQueueItem = Omit<QueueItemDocument, 'follow_ups' | 'changes'> & {
  _id: Types.ObjectId;
  follow_ups: QueueItem['follow_ups'];
  changes?: WaitingMailChange[] | null;
};

export function toQueueItem(found: StoredQueueItem): QueueItem {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    operation_id: found.operation_id,
    campaign_id: found.campaign_id,
    lead_id: found.lead_id,
    sender_id: found.sender_id,
    ...(found.sender_ids?.length ? { sender_ids: [...found.sender_ids] } : {}),
    subject: found.subject,
    body: found.body,
    follow_ups: [...found.follow_ups],
    ...(found.variant ? { variant: found.variant as VariantKey } : {}),
    ...(found.literals?.length ? { literals: [...found.literals] } : {}),
    status: found.status as QueueItemStatus,
    reason: found.reason ?? null,
    attempt_id: found.attempt_id ?? null,
    due_at: found.due_at.toISOString(),
    created_at: found.created_at.toISOString(),
  };
}
