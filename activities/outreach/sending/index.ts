import { Context } from '@temporalio/activity';
import type { FollowUpStatus } from '../../../domain/outreach/sending/follow-up.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { runActivity } from '../../run-activity.js';
import { dispatchDue } from './dispatch-due.js';
import { replanStale } from './replan-stale.js';
import { resolveUncertain } from './resolve-uncertain.js';
import { closeAnswer, prepareAnswer, transmitAnswer } from './send-answer.js';
import { closeSend, prepareSend, transmitSend } from './send-direct.js';
import type { SendingDeps } from './sending-deps.js';
import { startOverdueAnswers } from './start-overdue-answers.js';
import { sweepAttempts } from './sweep-attempts.js';
import { transmitTestMail } from './transmit-test-mail.js';
import { wakeOverdue } from './wake-overdue.js';
import { closeQueue, measureQueue } from './watch-queue.js';

/**
 * Sending, direct and scheduled. Activities that transmit belong on the queue `mail`, the others on `orchestration`;
 * each says what a second run does.
 */
export function createSendingActivities(deps: SendingDeps) {
  const bind = <Input, Result>(activity: (deps: SendingDeps, input: Input, signal: AbortSignal) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input, Context.current().cancellationSignal));
  return {
    prepareSend: bind(prepareSend),
    transmitSend: bind(transmitSend),
    closeSend: bind(closeSend),
    prepareAnswer: bind(prepareAnswer),
    transmitAnswer: bind(transmitAnswer),
    closeAnswer: bind(closeAnswer),
    dispatchDue: bind(dispatchDue),
    resolveUncertain: bind(resolveUncertain),
    measureQueue: bind(measureQueue),
    closeQueue: bind(closeQueue),
    transmitTestMail: bind(transmitTestMail),
    readFollowUp: bind(readFollowUp),
    sweepAttempts: bind(async (given: SendingDeps, _input: object) => ({
      ...(await sweepAttempts(given)),
      ...(await wakeOverdue(given)),
      ...(await replanStale(given)),
      ...(await startOverdueAnswers(given)),
    })),
    wakeSenderQueue: bind(async ({ timers }, input: { user_id: OwnerId; sender_id: string }) =>
      timers.wakeSender(input.user_id, input.sender_id),
    ),
  };
}

export type SendingActivities = ReturnType<typeof createSendingActivities>;

/** One that is paused is read again after a month. */
const PAUSED_MS = 30 * 24 * 60 * 60_000;

async function readFollowUp(
  { followUps, now }: SendingDeps,
  { user_id, follow_up_id }: { user_id: OwnerId; follow_up_id: string },
): Promise<{ status: FollowUpStatus | 'gone'; due_at: string }> {
  const found = await followUps.find(user_id, follow_up_id);
  // Resuming wakes it.
  if (found?.status === 'scheduled' && found.paused !== null)
    return { status: found.status, due_at: new Date(now().getTime() + PAUSED_MS).toISOString() };
  return found ? { status: found.status, due_at: found.scheduled_at } : { status: 'gone', due_at: '' };
}
