import type { Attempt } from '../../../domain/outreach/attempt.js';
import type { ReplyEffects } from '../../../domain/outreach/reply-effects.js';
import { ENVIRONMENT_SENDER_ID, type SenderPause } from '../../../domain/outreach/sender.js';
import { pauseSender } from '../pause-sender.js';
import { moveLeadBy } from './move-lead.js';
import { deferFollowUps, stopLead } from './plan-changes.js';
import type { EffectDeps } from './reply-deps.js';
import { nothingTouched, type Touched } from './touched.js';

const DAY_MS = 86_400_000;
const RATE_DAYS = 7;
/** Gmail and Yahoo want less (their sender guidelines of 2024). */
const COMPLAINT_LIMIT = 0.001;
/** Keila's rule: an address that is full or away so often is given up. */
const SOFT_BOUNCES = { of_last: 5, limit: 3 };

interface Cause {
  user_id: string;
  reply_id: string;
  attempt: Attempt | null;
}

/** Takes every step that follows from a reply. Each leaves the same behind when it is taken twice. */
export async function applyEffects(deps: EffectDeps, cause: Cause, effects: ReplyEffects): Promise<Touched> {
  const { user_id: userId, attempt } = cause;
  for (const { email, source } of effects.suppress) {
    await deps.suppressions.add(userId, { email, source, reason: suppressionReason(cause.reply_id) }, deps.now());
  }
  if (!attempt) return nothingTouched();
  const touched = nothingTouched();
  if (effects.stop) await stopLead(deps, attempt, effects.stop, touched);
  if (effects.bounced !== null) await markBounced(deps, attempt, effects.bounced);
  if (effects.lead) await moveLeadBy(deps, attempt, effects.lead);
  if (effects.counts_as_soft_bounce) await countSoftBounce(deps, cause, attempt, touched);
  if (effects.defer_until) await deferFollowUps(deps, attempt, new Date(effects.defer_until), touched);
  const pause = effects.pause ?? (effects.counts_as_complaint ? await complaintPause(deps, attempt) : null);
  if (pause) await pauseSenderOf(deps, attempt, pause, touched);
  return touched;
}

/** Names the reply, so that a correction can lift exactly what the reply has brought about. */
export function suppressionReason(replyId: string): string {
  return `Reply ${replyId}`;
}

async function markBounced({ attempts }: EffectDeps, attempt: Attempt, detail: string): Promise<void> {
  await attempts.settle(attempt.user_id, attempt.id, {
    from: ['sent'],
    status: 'bounced',
    reason: detail,
    smtp_response: null,
    sent_at: null,
    relay_message_id: null,
  });
}

async function countSoftBounce(
  deps: EffectDeps,
  { reply_id }: Cause,
  attempt: Attempt,
  touched: Touched,
): Promise<void> {
  const { user_id: userId, recipient_email: email } = attempt;
  const recent = await deps.attempts.findRecentByRecipient(userId, email, new Date(0));
  const last = recent.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, SOFT_BOUNCES.of_last);
  const count = await deps.replies.softBounces(
    userId,
    last.map(({ id }) => id),
  );
  if (count < SOFT_BOUNCES.limit) return;
  const reason = `${suppressionReason(reply_id)}: ${count} of the last ${last.length} mails came back`;
  await deps.suppressions.add(userId, { email, source: 'hard_bounce', reason }, deps.now());
  await stopLead(deps, attempt, 'The mails came back', touched);
}

async function complaintPause(deps: EffectDeps, { user_id, sender_id }: Attempt) {
  const since = new Date(deps.now().getTime() - RATE_DAYS * DAY_MS);
  const { delivered, complained } = await deps.attempts.rates(user_id, sender_id, since);
  const rate = complained / Math.max(1, delivered);
  if (rate < COMPLAINT_LIMIT) return null;
  const detail = `${complained} of ${delivered} mails of the last ${RATE_DAYS} days were called spam`;
  return { reason: 'complaint_rate' as const, detail };
}

/** A pause that is there already keeps its reason. The environment's sender has no record that could be paused. */
async function pauseSenderOf(
  deps: EffectDeps,
  { user_id, sender_id }: Attempt,
  pause: Pick<SenderPause, 'reason' | 'detail'>,
  touched: Touched,
): Promise<void> {
  if (sender_id === ENVIRONMENT_SENDER_ID) return;
  const sender = await deps.senders.find(user_id, sender_id);
  if (!sender || sender.paused) return;
  await pauseSender(deps, sender, pause);
  touched.senders.push({ user_id, sender_id });
}
