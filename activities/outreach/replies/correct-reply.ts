import { emailInOneForm } from '../../../domain/outreach/addresses/email-address.js';
import { moveLead } from '../../../domain/outreach/campaigns/move-lead.js';
import { leadAfter, mayHaveLedTo } from '../../../domain/outreach/replies/lead-of-replies.js';
import type { Reply, ReplyClass } from '../../../domain/outreach/replies/reply.js';
import {
  isSureRefusal,
  type ReplyEffects,
  type ReplyLeadEvent,
} from '../../../domain/outreach/replies/reply-effects.js';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { type AffectedRecords, nothingAffected } from './effects/affected-records.js';
import { applyEffects, suppressionReason } from './effects/apply-effects.js';
import { keepCorrection } from './learning/keep-correction.js';
import type { LearningDeps } from './learning/learning-deps.js';
import { effectsOfKept, type OtherReply, otherReplies } from './reading/other-replies.js';
import type { EffectDeps } from './reply-deps.js';

/**
 * Changes the class of a reply: the effects that only this reply caused are undone (suppression, the lead's status, a
 * mail that counts as bounced), and the effects of the new class are applied. Effects that another reply also asks for
 * stay, and so do those of a person, a link or a server's rejection. Canceled follow-ups stay canceled: no one should
 * be mailed unexpectedly. Twice: the same result.
 */
export async function redoEffects(
  deps: EffectDeps,
  reply: Reply,
  lead: 'by_user' | 'by_model',
): Promise<AffectedRecords> {
  const attempt = reply.attempt_id === null ? null : await deps.attempts.find(reply.user_id, reply.attempt_id);
  const effects = effectsOfKept(reply, attempt, deps.now());
  const emails = [...new Set([reply.from_email, attempt?.recipient_email ?? ''])].filter((email) => email !== '');
  const others = await otherReplies(deps, reply, emails);
  const cause = { user_id: reply.user_id, reply_id: reply.id, attempt };
  await liftSuppressions(deps, reply, emails, effects, others);
  if (!attempt) return applyEffects(deps, cause, effects);
  const isBounced = others.some((other) => other.reply.attempt_id === attempt.id && other.effects.bounced !== null);
  if (effects.bounced === null && !isBounced) await unbounce(deps, attempt);
  await putLead(deps, { reply, attempt, effects, others }, lead);
  return applyEffects(deps, cause, { ...effects, lead: null });
}

/** The user's word: it stays whatever is read or judged later, and is learned from. Null when there is no such reply. */
export async function correctReply(
  deps: EffectDeps & LearningDeps,
  input: { user_id: OwnerId; reply_id: string; classification: ReplyClass },
): Promise<AffectedRecords> {
  // Before it is changed: what it was taken for is not known afterwards.
  const before = await deps.replies.find(input.user_id, input.reply_id);
  if (before) await keepCorrection(deps, before, input.classification);
  const reply = await deps.replies.correct(input.user_id, input.reply_id, input.classification, deps.now());
  return reply ? redoEffects(deps, reply, 'by_user') : nothingAffected();
}

/** The model's class for a reply that the rules were unsure of; a user's correction takes precedence over it. */
export async function upgradeReply(
  deps: EffectDeps,
  input: { user_id: OwnerId; reply_id: string; classification: ReplyClass; confidence: number },
): Promise<AffectedRecords> {
  const { user_id, reply_id, classification, confidence } = input;
  const before = await deps.replies.find(user_id, reply_id);
  const signals = [...(before?.signals ?? []), 'model'];
  const reply = await deps.replies.upgrade(user_id, reply_id, { classification, confidence, signals });
  if (!reply || (reply.classification === before?.classification && !isConfirmed(before, reply)))
    return nothingAffected();
  return redoEffects(deps, reply, 'by_model');
}

/** A rejection that was too uncertain to suppress an address, and no longer is. */
function isConfirmed(before: Reply, { classification, confidence }: Reply): boolean {
  return classification === 'not_interested' && isSureRefusal(confidence) && !isSureRefusal(before.confidence);
}

/** Those that name this reply, if it no longer asks for them. If another reply does too, it takes them over. */
async function liftSuppressions(
  deps: EffectDeps,
  { id, user_id }: Reply,
  emails: readonly string[],
  { suppress }: ReplyEffects,
  others: readonly OtherReply[],
): Promise<void> {
  for (const email of emails) {
    const found = await deps.suppressions.findAny(user_id, [email]);
    const isOfReply = found?.reason?.startsWith(suppressionReason(id)) ?? false;
    if (
      !found ||
      !isOfReply ||
      suppress.some((wanted) => wanted.source === found.source && isSame(wanted.email, email))
    )
      continue;
    const [heir] = others.flatMap(({ reply, effects }) =>
      effects.suppress
        .filter((wanted) => isSame(wanted.email, email))
        .map(({ source }) => ({ source, reason: suppressionReason(reply.id) })),
    );
    if (heir) await deps.suppressions.handOver(user_id, found.id, heir);
    else await deps.suppressions.remove(user_id, found.id);
  }
}

function isSame(one: string, other: string): boolean {
  return emailInOneForm(one) === emailInOneForm(other);
}

async function unbounce(deps: EffectDeps, attempt: Attempt): Promise<void> {
  await deps.attempts.conclude(attempt.user_id, attempt.id, {
    from: ['bounced'],
    status: 'sent',
    reason: null,
    smtp_response: null,
    sent_at: null,
    relay_message_id: null,
  });
}

interface Corrected {
  reply: Reply;
  attempt: Attempt;
  effects: ReplyEffects;
  others: readonly OtherReply[];
}

/**
 * Sets the lead's status as if the reply had meant this from the start, if the reply may have caused the current
 * status; else moves it from there, like a new reply. A lead that was set manually or never contacted is not changed,
 * nor is one that ended in another way than by a reply: that one is suppressed for its own reason.
 */
async function putLead(deps: EffectDeps, corrected: Corrected, by: 'by_user' | 'by_model'): Promise<void> {
  const { reply, attempt, effects, others } = corrected;
  const { user_id, campaign_id, lead_id } = attempt;
  const lead = await deps.leads.findById(user_id, lead_id);
  if (!lead || lead.status === 'placed' || lead.status === 'discovered') return;
  if ((lead.status === 'unsubscribed' || lead.status === 'bounced') && (await isEndedOtherwise(deps, corrected)))
    return;
  const meant = await deps.replies.meantBefore(user_id, reply.id);
  const before = meant.map((classification) => effectsOfKept({ ...reply, classification }, attempt, deps.now()));
  const to = mayHaveLedTo(lead.status, eventsOf(before))
    ? leadAfter(eventsOf(inOrder([...others.filter((other) => other.reply.lead_id === lead_id), { reply, effects }])))
    : effects.lead && moveLead(lead.status, effects.lead);
  if (to)
    await deps.leads.setStatus(user_id, campaign_id, lead_id, to, by === 'by_user' ? 'user' : 'reply', deps.now());
}

async function isEndedOtherwise({ suppressions }: EffectDeps, { reply, attempt, others }: Corrected): Promise<boolean> {
  const found = await suppressions.findAny(attempt.user_id, [attempt.recipient_email]);
  const replies = [reply, ...others.map((other) => other.reply)];
  return found !== null && !replies.some(({ id }) => found.reason?.startsWith(suppressionReason(id)));
}

function inOrder(replies: readonly OtherReply[]): ReplyEffects[] {
  const key = ({ reply }: OtherReply) => `${reply.created_at} ${reply.id}`;
  return replies.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)).map(({ effects }) => effects);
}

function eventsOf(effects: readonly ReplyEffects[]): ReplyLeadEvent[] {
  return effects.flatMap(({ lead }) => lead ?? []);
}
