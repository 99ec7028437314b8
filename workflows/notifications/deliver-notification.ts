import { proxyActivities, sleep } from '@temporalio/workflow';
import type { NotificationActivities } from '../../activities/notifications/index.js';
import type { DeliverNotificationInput } from './contract/deliver-notification.js';

/** A try that ends in a failure of ours, and not of the mail server, is soon made again. */
const { tryNotification } = proxyActivities<NotificationActivities>({
  taskQueue: 'mail',
  startToCloseTimeout: '3 minutes',
  heartbeatTimeout: '20 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute', maximumAttempts: 100 },
});

/** Delivers one mail of the platform: tries until the mail server has taken it, or the tries are used up. */
export async function deliverNotification(input: DeliverNotificationInput): Promise<{ status: string }> {
  for (;;) {
    const { status, next_attempt_at } = await tryNotification(input);
    if (next_attempt_at === null) return { status };
    await sleep(Math.max(1, Date.parse(next_attempt_at) - Date.now()));
  }
}
