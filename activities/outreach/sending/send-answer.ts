import type { AnswerDraft } from '../../../domain/outreach/inbox/answer-draft.js';
import { answerThread } from '../../../domain/outreach/inbox/answer-thread.js';
import { composeAnswer } from '../../../domain/outreach/inbox/compose-answer.js';
import type { InboxThread } from '../../../domain/outreach/inbox/inbox-thread.js';
import type { Attempt, AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import type { AnswerRef } from './answers/answer-ref.js';
import { endAnswer } from './answers/end-answer.js';
import { prepareAttempt } from './attempts/prepare-attempt.js';
import { recordAttemptOutcome } from './attempts/record-attempt-outcome.js';
import type { SendPlan } from './attempts/send-plan.js';
import { transmitAttempt } from './attempts/transmit-attempt.js';
import type { SendingDeps } from './sending-deps.js';

/**
 * Claims an answer whose time to undo it has passed, judges it by the policy and records its attempt. One that was
 * undone is left alone. Twice: the claim and the attempt of the first run are found.
 */
export async function prepareAnswer(
  deps: SendingDeps,
  ref: AnswerRef,
): Promise<{ ready: boolean; status: AttemptStatus | null }> {
  const thread = await deps.inboxThreads.claimAnswer(ref.user_id, ref.thread_id, ref.attempt_id);
  if (!thread?.answer) return { ready: false, status: null };
  const plan = await planAnswer(deps, ref, thread, thread.answer);
  if (plan === null) return end(deps, ref, null, 'message_removed');
  const prepared = await prepareAttempt(deps, plan, 'answer');
  switch (prepared.kind) {
    case 'ready':
      return { ready: true, status: prepared.attempt.status };
    case 'known':
    case 'blocked': {
      const { status } = prepared.attempt;
      if (status === 'queued' || status === 'sending') return { ready: true, status };
      return end(deps, ref, prepared.attempt, null);
    }
    case 'conflicting':
      return end(deps, ref, null, 'already_on_its_way');
    case 'missing':
      return end(deps, ref, null, `${prepared.what}_removed`);
    case 'delayed':
      return end(deps, ref, null, prepared.reason);
  }
}

/** Null when what it answers is gone. */
async function planAnswer(
  deps: SendingDeps,
  { user_id, attempt_id }: AnswerRef,
  { campaign_id, lead_id }: InboxThread,
  answer: AnswerDraft,
): Promise<SendPlan | null> {
  const reply = await deps.replies.findAnswerable(user_id, answer.reply_id);
  if (!reply || campaign_id === null || lead_id === null) return null;
  const opener = reply.attempt_id === null ? null : await deps.attempts.find(user_id, reply.attempt_id);
  const { sender_id, from_email, subject, body, to_email } = answer;
  return {
    attempt_id,
    user_id,
    campaign_id,
    lead_id,
    workspace_id: opener?.workspace_id ?? 'default',
    recipient_email: to_email,
    sender_id,
    from_email,
    subject,
    body,
    duplicate_name: `answer ${attempt_id}`,
    step: 0,
    origin: 'answer',
    thread: answerThread(reply),
  };
}

/** One try to hand it over, and the end of the answer. Twice: see transmitAttempt. */
export async function transmitAnswer(
  deps: SendingDeps,
  ref: AnswerRef,
  signal: AbortSignal,
): Promise<{ status: AttemptStatus | null }> {
  const thread = await deps.inboxThreads.find(ref.user_id, ref.thread_id);
  const replyId = thread?.answer?.attempt_id === ref.attempt_id ? thread.answer.reply_id : null;
  const compose: NonNullable<Parameters<typeof transmitAttempt>[3]['compose']> = async (attempt, sender) => {
    const answered = replyId === null ? null : await deps.replies.findAnswerable(ref.user_id, replyId);
    if (answered === null) throw new Error(`What attempt ${ref.attempt_id} answers is gone`);
    const { text, html } = composeAnswer(attempt.body, sender, answered);
    return deps.mail.compose({
      from: { name: sender.name, email: attempt.sender_email },
      to: attempt.recipient_email,
      subject: attempt.subject,
      text,
      html,
      message_id: attempt.message_id ?? '',
      thread: attempt.thread,
      // It is no mail of a list that one could unsubscribe from.
      list_unsubscribe: null,
      reply_to: null,
      date: deps.now(),
    });
  };
  const done = await transmitAttempt(deps, ref.user_id, ref.attempt_id, { keepUnreached: false, compose, signal });
  const { status } = await end(deps, ref, done?.attempt ?? null, 'lead_removed');
  return { status };
}

/** Ends an answer whose workflow could not continue: what has not started never will. Twice: the same. */
export async function closeAnswer(deps: SendingDeps, ref: AnswerRef): Promise<{ status: AttemptStatus | null }> {
  const found = await deps.attempts.find(ref.user_id, ref.attempt_id);
  const ending = { reason: 'interrupted', smtp_response: null };
  let attempt = found;
  if (attempt?.status === 'queued')
    attempt = await recordAttemptOutcome(deps, attempt, ['queued'], { ...ending, status: 'failed' });
  if (attempt?.status === 'sending')
    attempt = await recordAttemptOutcome(deps, attempt, ['sending'], { ...ending, status: 'uncertain' });
  const { status } = await end(deps, ref, attempt, 'interrupted');
  return { status };
}

async function end(
  deps: SendingDeps,
  ref: AnswerRef,
  attempt: Attempt | null,
  failure: string | null,
): Promise<{ ready: false; status: AttemptStatus | null }> {
  await endAnswer(deps, ref, attempt, failure);
  return { ready: false, status: attempt?.status ?? null };
}
