import type { Types } from 'mongoose';
import type { FollowUp, FollowUpPause, FollowUpStatus } from '../../../domain/outreach/sending/follow-up.js';
import type { FollowUpDocument } from './follow-up-model.js';

type Stored = FollowUpDocument & { _id: Types.ObjectId };

export function toFollowUp(found: Stored): FollowUp {
  return {
    id: found._id.toHexString(),
    campaign_id: found.campaign_id,
    attempt_id: found.attempt_id,
    lead_id: found.lead_id,
    step_id: found.step_id ?? null,
    subject: found.subject,
    body: found.body,
    ...(found.literals?.length ? { literals: [...found.literals] } : {}),
    status: found.status as FollowUpStatus,
    reason: found.reason ?? null,
    paused: (found.paused ?? null) as FollowUpPause | null,
    scheduled_at: found.scheduled_at.toISOString(),
    ...heldState(found),
    sent_at: found.sent_at?.toISOString() ?? null,
    sent_attempt_id: found.sent_attempt_id ?? null,
    created_at: found.created_at.toISOString(),
  };
}

function heldState({
  status,
  held_reason,
  held_until,
  scheduled_at,
  paused,
}: Stored): Pick<FollowUp, 'held_reason' | 'next_at'> {
  if (status !== 'scheduled') return { held_reason: null, next_at: null };
  const reason = held_reason ?? null;
  if (paused) return { held_reason: reason, next_at: null };
  if (reason !== null && !held_until) return { held_reason: reason, next_at: null };
  return { held_reason: reason, next_at: new Date(Math.max(+scheduled_at, +(held_until ?? 0))).toISOString() };
}
