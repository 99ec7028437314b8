import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { runVisit } from '../run-visit.js';
import { tryDelivery } from './try-delivery.js';
import type { WebhookDeps } from './webhook-deps.js';

/** Messages to endpoints of users, on the `mail` queue: connections that wait for a response. */
export function createWebhookActivities(deps: WebhookDeps) {
  return {
    tryDelivery: runVisit((input: { user_id: OwnerId; delivery_id: string }, signal) =>
      tryDelivery(deps, input, signal),
    ),
  };
}

export type WebhookActivities = ReturnType<typeof createWebhookActivities>;
