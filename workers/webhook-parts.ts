import { createWebhookActivities } from '../activities/webhooks/index.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import type { Config } from '../platform/config.js';
import type { GuardedDispatcher } from '../platform/network/guarded-dispatcher.js';
import { createGuardedPost } from '../platform/network/guarded-post.js';
import type { NetworkGuard } from '../platform/network/network-guard.js';
import { createSecrets } from '../platform/secrets.js';
import { connectTemporalClient } from '../platform/temporal.js';
import type { Store } from '../store/index.js';
import { deliverWebhookStart } from '../workflows/contract/deliver-webhook.js';

/** Telling endpoints of users what happened: `publish` is handed to whatever makes it happen. */
export function createWebhookParts(
  config: Config,
  { webhooks, webhookDeliveries: deliveries }: Store,
  { dispatcher, guard }: { dispatcher: GuardedDispatcher; guard: NetworkGuard },
) {
  const temporal = connectTemporalClient(config);
  const secrets = createSecrets(config.ENCRYPTION_KEYS);

  const publish: PublishEvent = async (event) => {
    for (const webhook of await webhooks.listening(event.user_id, event.type)) {
      const delivery = await deliveries.add(webhook.id, event, new Date());
      if (delivery.status !== 'pending') continue;
      const start = deliverWebhookStart({ user_id: event.user_id, delivery_id: delivery.id });
      const { workflow, ...options } = start;
      await temporal.client.workflow.start(workflow, { ...options, workflowIdConflictPolicy: 'USE_EXISTING' });
    }
  };

  return {
    publish,
    mail: createWebhookActivities({
      ...{ webhooks, deliveries, post: createGuardedPost(dispatcher, guard) },
      openSecret: (sealed) => secrets.open(sealed),
      userAgent: config.CRAWL_USER_AGENT,
      now: () => new Date(),
      random: Math.random,
    }),
    close: () => temporal.close(),
  };
}
