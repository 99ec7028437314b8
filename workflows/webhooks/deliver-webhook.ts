import { condition, proxyActivities, setHandler } from '@temporalio/workflow';
import type { WebhookActivities } from '../../activities/webhooks/index.js';
import { type DeliverWebhookInput, replaySignal } from './contract/deliver-webhook.js';

/** A try that ends in a failure of ours, and not of the endpoint, is soon made again. */
const { tryDelivery } = proxyActivities<WebhookActivities>({
  taskQueue: 'mail',
  startToCloseTimeout: '1 minute',
  heartbeatTimeout: '20 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', maximumAttempts: 100 },
});

/** Delivers one event to one endpoint: tries until it is accepted or the tries are used up. A replay does not wait. */
export async function deliverWebhook(input: DeliverWebhookInput): Promise<{ status: string }> {
  let replays = 0;
  setHandler(replaySignal, () => {
    replays += 1;
  });
  for (;;) {
    const seen = replays;
    const { status, next_attempt_at } = await tryDelivery(input);
    if (next_attempt_at === null) {
      if (replays > seen) continue;
      return { status };
    }
    const waitMs = Math.max(0, Date.parse(next_attempt_at) - Date.now());
    await condition(() => replays > seen, Math.max(1, waitMs));
  }
}
