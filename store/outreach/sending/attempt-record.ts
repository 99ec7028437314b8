import { Types } from 'mongoose';
import { personKey } from '../../../domain/outreach/campaigns/person-key.js';
import { replySubject } from '../../../domain/outreach/replies/reply-subject.js';
import type { Attempt, AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import type { AttemptDocument } from './attempt-model.js';

/** What was reserved for an attempt. */
export interface AttemptSlots {
  day: string;
  domain_key: string;
  duplicate_key: string | null;
}

export type StoredAttempt = Omit<AttemptDocument, 'policy_checks'> & {
  _id: Types.ObjectId;
  policy_checks: Attempt['policy_checks'];
};

export function toAttemptDocument(
  { id, created_at, sent_at, ...attempt }: Attempt,
  slots: AttemptSlots,
  slice: string,
) {
  const now = new Date(created_at);
  return {
    _id: new Types.ObjectId(id),
    ...attempt,
    ...slots,
    person_key: personKey(attempt.recipient_email),
    normalized_subject: replySubject(attempt.subject),
    created_at: now,
    sent_at: sent_at === null ? null : new Date(sent_at),
    updated_at: now,
    slice,
  };
}

export function toAttempt(found: StoredAttempt): Attempt {
  return {
    id: found._id.toHexString(),
    campaign_id: found.campaign_id,
    lead_id: found.lead_id,
    user_id: found.user_id,
    workspace_id: found.workspace_id,
    sender_id: found.sender_id,
    sender_email: found.sender_email,
    recipient_email: found.recipient_email,
    subject: found.subject,
    body: found.body,
    status: found.status as AttemptStatus,
    reason: found.reason ?? null,
    legal_basis: found.legal_basis as Attempt['legal_basis'],
    legal_basis_required: (found.legal_basis_required ?? found.legal_basis) as Attempt['legal_basis'],
    region: found.region,
    message_id: found.message_id ?? null,
    relay_message_id: found.relay_message_id ?? null,
    thread: (found.thread as Attempt['thread']) ?? null,
    smtp_response: found.smtp_response ?? null,
    step: found.step,
    origin: found.origin as Attempt['origin'],
    policy_checks: [...found.policy_checks],
    created_at: found.created_at.toISOString(),
    sent_at: found.sent_at?.toISOString() ?? null,
  };
}
