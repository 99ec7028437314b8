import { type AttemptsHandlerDeps, createAttemptsHandlers } from './attempts.js';
import { createFollowUpsHandlers, type FollowUpsHandlerDeps } from './follow-ups.js';
import { createQueuesHandlers, type QueuesHandlerDeps } from './queues.js';
import { createSendByHandHandlers, type SendByHandDeps } from './send-by-hand.js';

export type SendingHandlerDeps = AttemptsHandlerDeps & FollowUpsHandlerDeps & QueuesHandlerDeps & SendByHandDeps;

/** Whatever leaves: by hand, from a queue, as a follow-up; and what became of it. */
export function createSendingHandlers(deps: SendingHandlerDeps) {
  return {
    ...createSendByHandHandlers(deps),
    ...createAttemptsHandlers(deps),
    ...createFollowUpsHandlers(deps),
    ...createQueuesHandlers(deps),
  };
}
