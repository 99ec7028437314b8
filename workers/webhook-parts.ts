import type { Client } from '@temporalio/client';
import { createWebhookActivities } from '../activities/webhooks/index.js';
import type { WebhookDeps } from '../activities/webhooks/webhook-deps.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import type { Config } from '../platform/config.js';
import type { GuardedDispatcher } from '../platform/network/guarded-dispatcher.js';
import { createGuardedFetch } from '../platform/network/guarded-fetch.js';
import type { NetworkGuard } from '../platform/network/network-guard.js';
import { createSecrets } from '../platform/secrets.js';
import type { Store } from '../store/index.js';
import { deliverWebhookStart } from '../workflows/webhooks/contract/deliver-webhook.js';

/** How much of a response is read; the rest is discarded. */
const MAX_ANSWER_BYTES = 4_096;

/** Notifies users' endpoints of events: `publish` is passed to the code that causes them. */
export function wireWebhooks(
  config: Config,
  { webhooks, webhookDeliveries: deliveries }: Store,
  { client, dispatcher, guard }: { client: Client; dispatcher: GuardedDispatcher; guard: NetworkGuard },
) {
  const secrets = createSecrets(config.ENCRYPTION_KEYS);

  const publish: PublishEvent = async (event) => {
    for (const webhook of await webhooks.listening(event.user_id, event.type)) {
      const delivery = await deliveries.add(webhook.id, event, new Date());
      if (delivery.status !== 'pending') continue;
      const start = deliverWebhookStart({ user_id: event.user_id, delivery_id: delivery.id });
      const { workflow, ...options } = start;
      await client.workflow.start(workflow, { ...options, workflowIdConflictPolicy: 'USE_EXISTING' });
    }
  };

  return {
    publish,
    mail: createWebhookActivities({
      webhooks,
      deliveries,
      post: createPost(dispatcher, guard),
      openSecret: secrets.openBound,
      userAgent: config.CRAWL_USER_AGENT,
      now: () => new Date(),
      random: Math.random,
    }),
  };
}

/** A status is a response, even if the body after it fails. */
function createPost(dispatcher: GuardedDispatcher, guard: NetworkGuard): WebhookDeps['post'] {
  const fetch = createGuardedFetch(dispatcher, guard);
  return async ({ url, ...asked }) => {
    const bounds = { maxBytes: MAX_ANSWER_BYTES, keepsBeginning: true };
    const answer = await fetch(url, { method: 'POST', ...asked, ...bounds });
    return { status: answer.status, retry_after: answer.headers.get('retry-after'), text: await answer.text() };
  };
}
