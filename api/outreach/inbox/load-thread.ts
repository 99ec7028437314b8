import { canonicalEmail, suppressionForms } from '../../../domain/outreach/addresses/email-address.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { AnswerDraft } from '../../../domain/outreach/inbox/answer-draft.js';
import { answerSubject } from '../../../domain/outreach/inbox/answer-subject.js';
import { awaitsAnswer } from '../../../domain/outreach/inbox/awaits-answer.js';
import { canAnswer } from '../../../domain/outreach/inbox/can-answer.js';
import type { InboxThread } from '../../../domain/outreach/inbox/inbox-thread.js';
import { type AnswerSender, listAnswerSenders } from '../../../domain/outreach/inbox/list-answer-senders.js';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { Store } from '../../../store/index.js';
import type { AnswerableReply } from '../../../store/outreach/replies/reply-record.js';

export interface LoadThreadDeps {
  inboxThreads: Pick<Store['inboxThreads'], 'find'>;
  replies: Pick<Store['replies'], 'listOfThread'>;
  campaignMails: Pick<Store['campaignMails'], 'listSentTo'>;
  attempts: Pick<Store['attempts'], 'find'>;
  leads: Pick<Store['leads'], 'find'>;
  senders: Pick<Store['senders'], 'all'>;
  suppressions: Pick<Store['suppressions'], 'findAny'>;
  environmentSender: Sender | null;
}

/** Why a thread cannot be answered; `check` names the rule of the policy, null where it is none. */
export interface AnswerRefusal {
  check: 'recipient_suppressed' | 'lead_not_mailable' | null;
  detail: string;
}

/** How an answer would go. */
export interface FoundAnswering {
  reply: AnswerableReply | null;
  to_email: string | null;
  subject: string | null;
  from: AnswerSender[];
  refusal: AnswerRefusal | null;
}

export interface LoadedThread {
  thread: InboxThread;
  lead: Lead | null;
  mails: Attempt[];
  replies: AnswerableReply[];
  /** As it is by now: one whose attempt has failed is a draft again. */
  answer: AnswerDraft | null;
  /** Of an answer whose attempt has ended, which another one may replace. */
  ended_attempt_id: string | null;
  answering: FoundAnswering;
}

/** Of mails and of replies: the last ones. */
const SHOWN = 100;

/** A thread with all that is shown of it. @param replyId the message to answer; the right one when absent */
export async function loadThread(
  deps: LoadThreadDeps,
  userId: OwnerId,
  id: string,
  replyId: string | null = null,
): Promise<LoadedThread | null> {
  const thread = await deps.inboxThreads.find(userId, id);
  if (!thread) return null;
  const { campaign_id, lead_id, from_email } = thread;
  const [lead, mails, replies, attempt] = await Promise.all([
    campaign_id === null || lead_id === null ? null : deps.leads.find(userId, campaign_id, lead_id),
    lead_id === null ? [] : deps.campaignMails.listSentTo(userId, lead_id, SHOWN),
    deps.replies.listOfThread(userId, lead_id === null ? { from_email } : { lead_id }, SHOWN),
    thread.answer?.state === 'sending' ? deps.attempts.find(userId, thread.answer.attempt_id ?? '') : null,
  ]);
  const answering = await describeAnswering(deps, userId, { thread, lead, replies, replyId });
  return { thread, lead, mails, replies, answering, ...readAnswer(thread.answer, attempt) };
}

/** What a workflow that was terminated has left behind is read from the attempt. */
function readAnswer(
  answer: AnswerDraft | null,
  attempt: Attempt | null,
): Pick<LoadedThread, 'answer' | 'ended_attempt_id'> {
  if (answer?.state !== 'sending' || attempt === null) return { answer, ended_attempt_id: null };
  const { status, reason, id } = attempt;
  if (status === 'queued' || status === 'sending') return { answer, ended_attempt_id: null };
  if (status !== 'failed' && status !== 'blocked') return { answer: null, ended_attempt_id: id };
  const draft = { ...answer, state: 'draft' as const, attempt_id: null, leaves_at: null, failure: reason };
  return { answer: draft, ended_attempt_id: id };
}

interface Found {
  thread: InboxThread;
  lead: Lead | null;
  replies: readonly AnswerableReply[];
  replyId: string | null;
}

async function describeAnswering(deps: LoadThreadDeps, userId: OwnerId, found: Found): Promise<FoundAnswering> {
  const answerable = found.replies.filter(canAnswer);
  const reply =
    found.replyId === null
      ? (answerable.findLast(awaitsAnswer) ?? answerable.at(-1) ?? null)
      : (answerable.find(({ id }) => id === found.replyId) ?? null);
  if (reply === null)
    return {
      reply,
      to_email: null,
      subject: null,
      from: [],
      refusal: refuse(null, 'No message here can be answered.'),
    };
  const to_email = reply.reply_to ?? reply.from_email;
  const from = await listFrom(deps, userId, reply);
  const refusal = await findRefusal(deps, userId, found, to_email, from);
  return { reply, to_email, subject: answerSubject(reply.subject), from, refusal };
}

async function listFrom(deps: LoadThreadDeps, userId: OwnerId, reply: AnswerableReply): Promise<AnswerSender[]> {
  const [own, attempt] = await Promise.all([
    deps.senders.all(userId),
    reply.attempt_id === null ? null : deps.attempts.find(userId, reply.attempt_id),
  ]);
  const shared = deps.environmentSender;
  const ofThread =
    attempt?.sender_id === ENVIRONMENT_SENDER_ID ? shared : own.find(({ id }) => id === attempt?.sender_id);
  const fallback = own.find(({ is_default }) => is_default) ?? own[0] ?? shared;
  return listAnswerSenders(reply.came_to, own, ofThread ?? null, fallback ?? null);
}

const refuse = (check: AnswerRefusal['check'], detail: string): AnswerRefusal => ({ check, detail });

/** What the policy would say at once; the rest is checked when the answer leaves. */
async function findRefusal(
  { suppressions }: LoadThreadDeps,
  userId: OwnerId,
  { thread, lead }: Found,
  to: string,
  from: readonly AnswerSender[],
): Promise<AnswerRefusal | null> {
  if (thread.lead_id === null)
    return refuse(null, 'This message belongs to no lead. Add its writer as a lead of a campaign to email them.');
  if (lead === null) return refuse(null, 'The lead is gone.');
  if (from.length === 0) return refuse(null, 'There is no mailbox to answer from. Add one under Mailboxes.');
  const recipient = canonicalEmail(to);
  if (recipient === null) return refuse(null, `“${to}” is not an address that can be answered.`);
  const found = await suppressions.findAny(userId, suppressionForms(recipient));
  if (found)
    return refuse(
      'recipient_suppressed',
      `${found.email} is on the suppression list. To answer, remove it there first.`,
    );
  if (lead.status !== 'unsubscribed' && lead.status !== 'bounced') return null;
  return refuse(
    'lead_not_mailable',
    `The lead is ${lead.status} and gets no email. To answer, change its status first.`,
  );
}
