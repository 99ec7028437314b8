import { type AttemptsHandlerDeps, createAttemptsHandlers } from './attempts.js';
import { createFollowUpsHandlers, type FollowUpsHandlerDeps } from './follow-ups.js';
import { createQueuesHandlers, type QueuesHandlerDeps } from './queues.js';
import { createSendDirectHandlers, type SendDirectDeps } from './send-direct.js';

export type SendingHandlerDeps = AttemptsHandlerDeps & FollowUpsHandlerDeps & QueuesHandlerDeps & SendDirectDeps;

/** Whatever leaves: by hand, from a queue, as a follow-up; and what became of it. */
export function createSendingHandlers(deps: SendingHandlerDeps) {
  return {
    ...createSendDirectHandlers(deps),
    ...createAttemptsHandlers(deps),
    ...createFollowUpsHandlers(deps),
    ...createQueuesHandlers(deps),
  };
}
