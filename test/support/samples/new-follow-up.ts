import { randomBytes } from 'node:crypto';
import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';

const newId = (): string => randomBytes(12).toString('hex');

/** One that is due in three days. */
export function newFollowUp(overrides: Partial<FollowUp> = {}): FollowUp {
  const scheduled_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  return {
    id: newId(),
    campaign_id: newId(),
    attempt_id: newId(),
    lead_id: newId(),
    step_id: null,
    subject: 'Re: An article for you',
    body: 'May I ask again?',
    status: 'scheduled',
    reason: null,
    paused: null,
    scheduled_at,
    held_reason: null,
    next_at: overrides.scheduled_at ?? scheduled_at,
    sent_at: null,
    sent_attempt_id: null,
    created_at: new Date().toISOString(),
    ...overrides,
  };
}
