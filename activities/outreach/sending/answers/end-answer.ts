import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { SendingDeps } from '../sending-deps.js';
import type { AnswerRef } from './answer-ref.js';

const ANSWERED = 'The lead was answered';

type EndDeps = Pick<SendingDeps, 'inboxThreads' | 'followUps' | 'queueItems' | 'timers'>;

/**
 * What follows from how an answer ended. Sent, or perhaps sent: nothing more that was planned for its lead is sent, since
 * a person has written to them. Surely not sent: it is a draft again, with the reason. Twice: the same.
 * @param attempt null when none was recorded; `failure` says why
 */
export async function endAnswer(
  deps: EndDeps,
  { user_id, thread_id, attempt_id }: AnswerRef,
  attempt: Attempt | null,
  failure: string | null,
): Promise<void> {
  const status = attempt?.status ?? 'failed';
  if (status === 'failed' || status === 'blocked') {
    const reason = attempt?.reason ?? failure ?? 'interrupted';
    return deps.inboxThreads.returnAnswer(user_id, thread_id, attempt_id, reason);
  }
  if (attempt) await cancelPlanned(deps, attempt);
  await deps.inboxThreads.endAnswer(user_id, thread_id, attempt_id, status === 'sent');
}

async function cancelPlanned({ followUps, queueItems, timers }: EndDeps, { user_id, lead_id }: Attempt): Promise<void> {
  for (const { id } of await followUps.ofLead(user_id, lead_id, 'scheduled')) {
    const cancelled = { status: 'cancelled' as const, reason: ANSWERED, sent_at: null, sent_attempt_id: null };
    await followUps.conclude(user_id, id, 'scheduled', cancelled);
    await timers.wakeFollowUp(user_id, id);
  }
  await queueItems.cancel(user_id, { lead_id }, ANSWERED);
}
