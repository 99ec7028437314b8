import type { LeadMover } from '../../../../domain/outreach/campaigns/lead-status.js';
import { moveLead } from '../../../../domain/outreach/campaigns/move-lead.js';
import type { ReplyLeadEvent } from '../../../../domain/outreach/replies/reply-effects.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { EffectDeps } from '../reply-deps.js';

const MOVERS: Record<ReplyLeadEvent, LeadMover> = {
  reply: 'reply',
  decline: 'reply',
  hard_bounce: 'bounce',
  unsubscribe: 'unsubscribe',
};
/** The lead may be moved between reading and writing; it only has six states to be moved through. */
const TRIES = 6;

/** Moves the lead of an attempt as far as the transitions allow. A lead that is missing, or elsewhere, stays. */
export async function moveLeadBy(
  { leads, now }: Pick<EffectDeps, 'leads' | 'now'>,
  { user_id, lead_id }: Attempt,
  event: ReplyLeadEvent,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const lead = await leads.findById(user_id, lead_id);
    const to = lead && moveLead(lead.status, event);
    if (!lead || !to || to === lead.status) return;
    if (await leads.moveStatus(user_id, lead_id, [lead.status], to, MOVERS[event], now())) return;
  }
}
