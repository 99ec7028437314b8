import { type AttemptsHandlerDeps, createAttemptsHandlers } from './attempts.js';
import { createFollowUpsHandlers, type FollowUpsHandlerDeps } from './follow-ups.js';
import { createForecastsHandlers, type ForecastsHandlerDeps } from './forecasts.js';
import { createQueueMailboxesHandlers, type QueueMailboxesHandlerDeps } from './queue-mailboxes.js';
import { createQueuesHandlers, type QueuesHandlerDeps } from './queues.js';
import { createSendDirectHandlers, type SendDirectDeps } from './send-direct.js';
import { createSequencesHandlers, type SequencesHandlerDeps } from './sequences.js';
import { createWaitingMailsHandlers, type WaitingMailsHandlerDeps } from './waiting-mails.js';

export type SendingHandlerDeps = AttemptsHandlerDeps &
  FollowUpsHandlerDeps &
  ForecastsHandlerDeps &
  QueueMailboxesHandlerDeps &
  QueuesHandlerDeps &
  SendDirectDeps &
  SequencesHandlerDeps &
  WaitingMailsHandlerDeps;

/** Everything that is sent, directly, from a queue or as a follow-up, and its outcome. */
export function createSendingHandlers(deps: SendingHandlerDeps) {
  return {
    ...createSendDirectHandlers(deps),
    ...createAttemptsHandlers(deps),
    ...createFollowUpsHandlers(deps),
    ...createForecastsHandlers(deps),
    ...createQueueMailboxesHandlers(deps),
    ...createQueuesHandlers(deps),
    ...createSequencesHandlers(deps),
    ...createWaitingMailsHandlers(deps),
  };
}
