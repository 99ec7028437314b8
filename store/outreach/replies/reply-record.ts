import type { Types } from 'mongoose';
import { isoInstant } from '../../../domain/base/time/iso-instant.js';
import type { Reply, ReplyClass } from '../../../domain/outreach/replies/reply.js';
import type { ReplyDocument } from './reply-model.js';

export type StoredReply = Omit<ReplyDocument, 'signals' | 'meant' | 'references'> & {
  _id: Types.ObjectId;
  signals: string[];
  meant?: string[];
  references?: string[];
};

/** A reply with what answering it takes. */
export interface AnswerableReply extends Reply {
  message_id: string | null;
  references: string[];
  /** Where its writer wants answers; null: to its writer. */
  reply_to: string | null;
  /** The address of ours that it came to; null where that is not known. */
  came_to: string | null;
}

export function toAnswerableReply(found: StoredReply): AnswerableReply {
  return {
    ...toReply(found),
    message_id: found.message_id ?? null,
    references: [...(found.references ?? [])],
    reply_to: found.reply_to ?? null,
    came_to: found.came_to ?? null,
  };
}

export function toReply(found: StoredReply): Reply {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    campaign_id: found.campaign_id ?? null,
    attempt_id: found.attempt_id ?? null,
    lead_id: found.lead_id ?? null,
    from_email: found.from_email ?? '',
    subject: found.subject,
    body: found.body,
    quoted_text_removed: found.quoted_text_removed,
    classification: found.classification as ReplyClass,
    confidence: found.confidence,
    classified_by: found.classified_by as Reply['classified_by'],
    matched_by: (found.matched_by as Reply['matched_by']) ?? null,
    signals: [...found.signals],
    handled_at: found.handled_at?.toISOString() ?? null,
    received_at: isoInstant(found.received_at.getTime()) ?? found.created_at.toISOString(),
    created_at: found.created_at.toISOString(),
  };
}
