import { randomBytes } from 'node:crypto';
import type { SendPlan } from '../../../activities/outreach/sending/attempts/send-plan.js';
import type { SendingWorld } from '../sending-deps.js';

/** A mail manually to this lead, unless said otherwise. */
export function newSendPlan(
  { campaignId, sender }: Pick<SendingWorld, 'campaignId' | 'sender'>,
  lead_id: string,
  overrides: Partial<SendPlan> = {},
): SendPlan {
  return {
    attempt_id: randomBytes(12).toString('hex'),
    user_id: 'alice',
    campaign_id: campaignId,
    lead_id,
    workspace_id: 'alice',
    sender_id: sender.id,
    subject: 'An idea for you',
    body: 'Hello, would you like an article about bees?',
    step: 0,
    origin: 'send',
    thread: null,
    ...overrides,
  };
}
