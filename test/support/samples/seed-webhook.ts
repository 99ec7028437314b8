import type { Ids } from '../api/isolation-rows.js';
import type { TestPlatform } from '../platform.js';

/** A webhook of this user that was told something once. */
export async function seedWebhook(
  platform: TestPlatform,
  user: string,
): Promise<Pick<Ids, 'webhook_id' | 'delivery_id'>> {
  const body = { url: 'https://hooks.example/' };
  const answer = await platform.call<{ id: string }>('/api/webhooks', { body, user });
  if (answer.status !== 201) throw new Error(`The webhook was refused: ${JSON.stringify(answer.body)}`);
  const webhook_id = answer.body.id;
  const event = { user_id: user, key: 'webhook.test:1', type: 'webhook.test' as const };
  const at = '2026-06-01T08:00:00.000Z';
  const delivery = await platform.store.webhookDeliveries.add(webhook_id, { ...event, at, data: {} }, new Date());
  return { webhook_id, delivery_id: delivery.id };
}
