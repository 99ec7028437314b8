import { Context } from '@temporalio/activity';
import { runActivity } from '../run-activity.js';
import { tryDelivery } from './try-delivery.js';
import type { WebhookDeps } from './webhook-deps.js';

/** Messages to endpoints of users, on the queue mail: connections that wait for an answer. */
export function createWebhookActivities(deps: WebhookDeps) {
  return {
    tryDelivery: runActivity((input: { user_id: string; delivery_id: string }) =>
      tryDelivery(deps, input, Context.current().cancellationSignal),
    ),
  };
}

export type WebhookActivities = ReturnType<typeof createWebhookActivities>;
