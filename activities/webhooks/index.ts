import { runVisit } from '../run-visit.js';
import { tryDelivery } from './try-delivery.js';
import type { WebhookDeps } from './webhook-deps.js';

/** Messages to endpoints of users, on the queue mail: connections that wait for an answer. */
export function createWebhookActivities(deps: WebhookDeps) {
  return {
    tryDelivery: runVisit((input: { user_id: string; delivery_id: string }, signal) =>
      tryDelivery(deps, input, signal),
    ),
  };
}

export type WebhookActivities = ReturnType<typeof createWebhookActivities>;
