import type { ReplyEffects } from '../../../../domain/outreach/replies/reply-effects.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import { judgeSenderHealth } from '../../sending/health/judge-sender-health.js';
import type { EffectDeps } from '../reply-deps.js';
import { type AffectedRecords, nothingAffected } from './affected-records.js';
import { cancelFollowUps, deferFollowUps } from './cancel-follow-ups.js';
import { moveLeadBy } from './move-lead.js';

/** Keila's rule: an address that is full or away this often is given up. */
const SOFT_BOUNCES = { of_last: 5, limit: 3 };

interface Cause {
  user_id: OwnerId;
  reply_id: string;
  attempt: Attempt | null;
  /** Whose mail a report without an attempt is about. */
  sender_id?: string | null;
}

/** Applies every effect of a reply. Each is idempotent. */
export async function applyEffects(deps: EffectDeps, cause: Cause, effects: ReplyEffects): Promise<AffectedRecords> {
  const { user_id: userId, attempt } = cause;
  for (const { email, source } of effects.suppress) {
    await deps.suppressions.add(userId, { email, source, reason: suppressionReason(cause.reply_id) }, deps.now());
  }
  const touched = nothingAffected();
  if (effects.judges_sender) await judgeSender(deps, userId, attempt?.sender_id ?? cause.sender_id ?? null, touched);
  if (!attempt) return touched;
  if (effects.stop) await cancelFollowUps(deps, attempt, effects.stop, touched);
  if (effects.bounced !== null) await markBounced(deps, attempt, effects.bounced);
  if (effects.lead) await moveLeadBy(deps, attempt, effects.lead);
  if (effects.counts_as_soft_bounce) await countSoftBounce(deps, cause, attempt, touched);
  if (effects.defer_until) await deferFollowUps(deps, attempt, new Date(effects.defer_until), touched);
  return touched;
}

/** Names the reply, so that a correction can lift exactly what the reply has caused. */
export function suppressionReason(replyId: string): string {
  return `Reply ${replyId}`;
}

async function markBounced({ attempts }: EffectDeps, attempt: Attempt, detail: string): Promise<void> {
  await attempts.conclude(attempt.user_id, attempt.id, {
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
  touched: AffectedRecords,
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
  await cancelFollowUps(deps, attempt, 'The mails came back', touched);
}

/** The environment's sender has no record that could be paused. */
async function judgeSender(
  deps: EffectDeps,
  userId: OwnerId,
  senderId: string | null,
  touched: AffectedRecords,
): Promise<void> {
  const sender = senderId === null ? null : await deps.senders.find(userId, senderId);
  // A pause that is there already keeps its reason.
  if (!sender || sender.paused) return;
  if (await judgeSenderHealth(deps, sender)) touched.senders.push({ user_id: userId, sender_id: sender.id });
}
