import type { QueueDigestsInput } from '../../domain/notifications/queue-digests-input.js';
import { runActivity } from '../run-activity.js';
import { runVisit } from '../run-visit.js';
import type { NotificationDeps } from './notification-deps.js';
import { queueDigests } from './queue-digests.js';
import { tryNotification } from './try-notification.js';

/** Mails of the platform itself: sent on the `mail` queue, digests queued on `orchestration`. */
export function createNotificationActivities(deps: NotificationDeps) {
  return {
    tryNotification: runVisit((input: { mail_id: string }, signal) => tryNotification(deps, input, signal)),
    queueDigests: runActivity((input: QueueDigestsInput) => queueDigests(deps, input)),
  };
}

export type NotificationActivities = ReturnType<typeof createNotificationActivities>;
