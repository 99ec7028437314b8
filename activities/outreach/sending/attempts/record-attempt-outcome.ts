import { canonicalEmail } from '../../../../domain/outreach/addresses/email-address.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { TransmitOutcome } from '../../../../domain/outreach/sending/mail-ports.js';
import type { SendingDeps } from '../sending-deps.js';
import { isHardRefusal } from './is-hard-refusal.js';

export type AttemptOutcomeDeps = Pick<
  SendingDeps,
  'attempts' | 'leads' | 'queueItems' | 'sendSlots' | 'suppressions' | 'now'
>;
type Ending = Pick<Attempt, 'status' | 'reason' | 'smtp_response'> & { relay_message_id?: string | null };
export type ClearOutcome = Exclude<TransmitOutcome, { result: 'lost_claim' }>;

/** What begins with this may be tried again as another attempt. */
export const FOR_NOW = 'refused_for_now';

/**
 * Records how a transmission ended. A process that knows the outcome corrects the `uncertain` of a successor that had
 * to guess. Twice: the first final state stays.
 * @param hasClaimed this process made the step from queued to sending; the connection may have died right after it
 */
export async function recordOutcome(
  deps: AttemptOutcomeDeps,
  attempt: Attempt,
  outcome: ClearOutcome,
  hasClaimed = outcome.result !== 'refused' || outcome.phase === 'after_data',
): Promise<Attempt> {
  const { response } = outcome;
  switch (outcome.result) {
    case 'accepted':
      return recordAttemptOutcome(deps, attempt, ['sending', 'uncertain'], {
        status: 'sent',
        reason: null,
        smtp_response: response,
        relay_message_id: outcome.relay_message_id,
      });
    case 'refused': {
      const step = outcome.day_is_full ? 'provider_day_full' : outcome.phase;
      const reason = `${outcome.permanent ? 'refused' : FOR_NOW} (${step}): ${response}`;
      // Who has claimed nothing says nothing of what is on the wire by now: that is a successor's.
      const from: Attempt['status'][] = hasClaimed ? ['sending', 'uncertain'] : ['queued'];
      return recordAttemptOutcome(deps, attempt, from, { status: 'failed', reason, smtp_response: response });
    }
    case 'unknown':
      return recordAttemptOutcome(deps, attempt, ['sending'], {
        status: 'uncertain',
        reason: 'no_clear_answer',
        smtp_response: response,
      });
  }
}

/** Moves the attempt when it is still in one of the states, and sees to what its state means either way. */
export async function recordAttemptOutcome(
  deps: AttemptOutcomeDeps,
  attempt: Attempt,
  from: Attempt['status'][],
  { status, reason, smtp_response, relay_message_id = null }: Ending,
): Promise<Attempt> {
  const sent_at = status === 'sent' ? deps.now() : null;
  const { user_id, id } = attempt;
  const recipient_refused = isHardRefusal({ ...attempt, status, reason });
  const change = { from, status, reason, smtp_response, sent_at, relay_message_id, recipient_refused };
  const settled = await deps.attempts.settle(user_id, id, change);
  if (!settled) throw new Error(`Attempt ${id} is gone`);
  await applyState(deps, settled);
  return settled;
}

/**
 * The effects of an attempt's state: a lead that was mailed is contacted; what was surely not sent returns its slots
 * and its duplicate key; a recipient that does not exist is suppressed. Repeated by each run that finds the attempt
 * recorded, since the run that recorded it may have died.
 */
export async function applyState(deps: AttemptOutcomeDeps, attempt: Attempt): Promise<void> {
  const { user_id, lead_id, status } = attempt;
  if (status === 'sent') {
    const at = attempt.sent_at === null ? deps.now() : new Date(attempt.sent_at);
    await deps.leads.markContacted(user_id, lead_id, at);
  } else if (status === 'failed' || status === 'blocked') await release(deps, attempt);
  if (isHardRefusal(attempt)) await retire(deps, attempt);
}

/** The recipient does not exist: no further mail of the user goes there. */
async function retire({ leads, queueItems, suppressions, now }: AttemptOutcomeDeps, attempt: Attempt): Promise<void> {
  const { user_id, lead_id, origin, recipient_email, reason } = attempt;
  const email = canonicalEmail(recipient_email) ?? recipient_email;
  await suppressions.add(user_id, { email, source: 'hard_bounce', reason }, now());
  await leads.moveStatus(user_id, lead_id, ['discovered', 'contacted'], 'bounced', 'send', now());
  // What waits for the lead in a queue; for a mail from a queue, its own item records how it ended.
  if (origin !== 'queue') await queueItems.cancel(user_id, { lead_id }, 'recipient_suppressed');
}

async function release({ attempts, sendSlots }: AttemptOutcomeDeps, { user_id, id }: Attempt): Promise<void> {
  const slots = await attempts.slotsOf(user_id, id);
  if (!slots) return;
  await sendSlots.release(user_id, slots.day, id);
  if (slots.duplicate_key !== null) await sendSlots.releaseDuplicate(user_id, slots.duplicate_key, id);
}
