import type { Attempt } from '../../../domain/outreach/attempt.js';
import { moveLead } from '../../../domain/outreach/move-lead.js';
import { HUMAN_CLASSES, type Reply, type ReplyClass } from '../../../domain/outreach/reply.js';
import { effectsOf, type ReplyEffects } from '../../../domain/outreach/reply-effects.js';
import { applyEffects, suppressionReason } from './apply-effects.js';
import type { EffectDeps } from './reply-deps.js';
import { nothingTouched, type Touched } from './touched.js';

/**
 * Lets a reply mean something else than it was taken for: what it alone has brought about is undone (suppression, the
 * lead's status, a mail that counts as come back), and what the new class asks for is done. Cancelled follow-ups stay
 * cancelled: nobody should be mailed by surprise. Done twice it leaves the same behind.
 */
export async function redoEffects(deps: EffectDeps, reply: Reply, lead: 'by_user' | 'by_model'): Promise<Touched> {
  const attempt = reply.attempt_id === null ? null : await deps.attempts.find(reply.user_id, reply.attempt_id);
  const effects = effectsOf({
    classification: reply.classification,
    from_email: reply.from_email,
    recipient: attempt?.recipient_email ?? null,
    bounced: [],
    return_date: null,
    now: deps.now(),
  });
  await liftSuppressions(deps, reply, attempt, effects);
  if (!attempt) return applyEffects(deps, { user_id: reply.user_id, reply_id: reply.id, attempt }, effects);
  if (effects.bounced === null) await unbounce(deps, attempt);
  await putLead(deps, reply, attempt, effects, lead);
  const rest: ReplyEffects = { ...effects, lead: null };
  return applyEffects(deps, { user_id: reply.user_id, reply_id: reply.id, attempt }, rest);
}

/** The user's word: it stays whatever is read or judged later. Null when there is no such reply. */
export async function correctReply(
  deps: EffectDeps,
  input: { user_id: string; reply_id: string; classification: ReplyClass },
): Promise<Touched> {
  const reply = await deps.replies.correct(input.user_id, input.reply_id, input.classification, deps.now());
  return reply ? redoEffects(deps, reply, 'by_user') : nothingTouched();
}

/** The model's word on a reply that the rules were unsure of; a user's correction stands above it. */
export async function upgradeReply(
  deps: EffectDeps,
  input: { user_id: string; reply_id: string; classification: ReplyClass; confidence: number },
): Promise<Touched> {
  const { user_id, reply_id, classification, confidence } = input;
  const before = await deps.replies.find(user_id, reply_id);
  const signals = [...(before?.signals ?? []), 'model'];
  const reply = await deps.replies.upgrade(user_id, reply_id, { classification, confidence, signals });
  if (!reply || reply.classification === before?.classification) return nothingTouched();
  return redoEffects(deps, reply, 'by_model');
}

/** Those that name this reply, where it no longer asks for them; one from a link in a mail or by hand stays. */
async function liftSuppressions(
  deps: EffectDeps,
  { id, user_id, from_email }: Reply,
  attempt: Attempt | null,
  { suppress }: ReplyEffects,
): Promise<void> {
  const wanted = new Set(suppress.map(({ email, source }) => `${source} ${email}`));
  const emails = new Set([from_email, ...(attempt ? [attempt.recipient_email] : [])].filter((email) => email !== ''));
  for (const email of emails) {
    const found = await deps.suppressions.findAny(user_id, [email]);
    const isOfReply = found?.reason?.startsWith(suppressionReason(id)) ?? false;
    if (found && isOfReply && !wanted.has(`${found.source} ${email}`))
      await deps.suppressions.remove(user_id, found.id);
  }
}

async function unbounce(deps: EffectDeps, attempt: Attempt): Promise<void> {
  await deps.attempts.settle(attempt.user_id, attempt.id, {
    from: ['bounced'],
    status: 'sent',
    reason: null,
    smtp_response: null,
    sent_at: null,
    relay_message_id: null,
  });
}

/**
 * As if the reply had meant this from the start. A lead that was placed or never left the start is not touched, nor one
 * that has unsubscribed in another way.
 */
async function putLead(
  deps: EffectDeps,
  reply: Reply,
  { user_id, campaign_id, lead_id, recipient_email }: Attempt,
  { lead: event }: ReplyEffects,
  by: 'by_user' | 'by_model',
): Promise<void> {
  const lead = await deps.leads.findById(user_id, lead_id);
  if (!lead || lead.status === 'placed' || lead.status === 'discovered') return;
  if (lead.status === 'unsubscribed' && (await deps.suppressions.findAny(user_id, [recipient_email]))) return;
  const isHuman = HUMAN_CLASSES.some((human) => human === reply.classification);
  const others = (await deps.replies.countHuman(user_id, lead_id)) - (isHuman ? 1 : 0);
  const base = others > 0 ? 'replied' : 'contacted';
  const to = (event && moveLead(base, event)) ?? base;
  await deps.leads.setStatus(user_id, campaign_id, lead_id, to, by === 'by_user' ? 'user' : 'reply', deps.now());
}
