import type { Attempt, AttemptStatus } from '../../../../domain/outreach/sending/attempt.js';
import type { EffectDeps } from '../reply-deps.js';

/** A transmission may take this long (ten minutes for the response to the final dot, RFC 5321 4.5.3.2.6). */
const TRANSMISSION_MS = 15 * 60_000;

/**
 * The mail was cited, so it was sent: an attempt with an unknown outcome counts as sent, and its lead as contacted.
 * @returns the updated attempt.
 */
export async function confirmCitedAttempt(
  { attempts, leads, now }: Pick<EffectDeps, 'attempts' | 'leads' | 'now'>,
  attempt: Attempt,
): Promise<Attempt> {
  const { user_id, id, lead_id } = attempt;
  const createdMs = Date.parse(attempt.created_at);
  const from: AttemptStatus[] =
    now().getTime() - createdMs > TRANSMISSION_MS ? ['uncertain', 'sending'] : ['uncertain'];
  const settled = from.includes(attempt.status)
    ? await attempts.conclude(user_id, id, {
        from,
        status: 'sent',
        reason: null,
        smtp_response: null,
        sent_at: new Date(createdMs),
        relay_message_id: null,
      })
    : null;
  if (['sent', 'uncertain', 'bounced'].includes((settled ?? attempt).status)) {
    await leads.moveStatus(user_id, lead_id, ['discovered'], 'contacted', 'send', now());
  }
  return settled ?? attempt;
}
