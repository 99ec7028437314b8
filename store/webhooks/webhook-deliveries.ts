import { type Connection, Types } from 'mongoose';
import type {
  DeliveryAttempt,
  WebhookDelivery,
  WebhookDeliveryStatus,
  WebhookPayload,
} from '../../domain/webhooks/webhook.js';
import type { WebhookEvent, WebhookEventType } from '../../domain/webhooks/webhook-event.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../base/cursor.js';
import { objectId } from '../base/object-id.js';
import { type WebhookDeliveryDocument, webhookDeliveryModel } from './webhook-delivery-model.js';

const RETENTION_MS = 90 * 86_400_000;
/** Of a delivery that is replayed again and again the last ones are of use. */
const MOST_ATTEMPTS = 20;

type Stored = WebhookDeliveryDocument & { _id: Types.ObjectId };

export interface DeliveryOutcome {
  attempt: DeliveryAttempt;
  status: WebhookDeliveryStatus;
  next_attempt_at: Date | null;
}

/** The log of deliveries to endpoints. Kept for 90 days. */
export function createWebhookDeliveriesRepository(connection: Connection) {
  const deliveries = webhookDeliveryModel(connection);

  /** The event on its way to this endpoint; the same event is the same delivery however often it is added. */
  async function add(webhookId: string, event: WebhookEvent, now: Date): Promise<WebhookDelivery> {
    const _id = new Types.ObjectId();
    const payload: WebhookPayload = { type: event.type, timestamp: event.at, data: event.data };
    try {
      const created = await deliveries.create({
        _id,
        user_id: event.user_id,
        webhook_id: webhookId,
        message_id: `msg_${_id.toHexString()}`,
        event_type: event.type,
        event_key: event.key,
        payload: JSON.stringify(payload),
        status: 'pending',
        attempts: [],
        tries: 0,
        next_attempt_at: now,
        created_at: now,
        expires_at: new Date(now.getTime() + RETENTION_MS),
      });
      return toDelivery(created.toObject());
    } catch (error) {
      const key = { webhook_id: webhookId, event_key: event.key };
      const found = isDuplicateKey(error) ? await deliveries.findOne(key).lean() : null;
      if (!found) throw error;
      return toDelivery(found);
    }
  }

  async function find(userId: OwnerId, webhookId: string, id: string): Promise<WebhookDelivery | null> {
    const found = await findById(userId, id);
    return found?.webhook_id === webhookId ? found : null;
  }

  async function findById(userId: OwnerId, id: string): Promise<WebhookDelivery | null> {
    const _id = objectId(id);
    const found = _id && (await deliveries.findOne({ _id, user_id: userId }).lean());
    return found ? toDelivery(found) : null;
  }

  async function list(
    userId: OwnerId,
    webhookId: string,
    filter: { status?: WebhookDeliveryStatus },
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<WebhookDelivery>> {
    const found = await deliveries
      .find({ user_id: userId, webhook_id: webhookId, ...filter, ...afterCursor(cursor) })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    return toListPage(found.map(toDelivery), limit);
  }

  /** Notes a try. `tries` is how many there were before it: of two that try at once one is noted. */
  async function note(userId: OwnerId, id: string, tries: number, outcome: DeliveryOutcome): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    const { attempt, status, next_attempt_at } = outcome;
    const { modifiedCount } = await deliveries.updateOne(
      { _id, user_id: userId, status: 'pending', tries },
      {
        $set: { status, next_attempt_at, tries: tries + 1 },
        $push: { attempts: { $each: [attempt], $slice: -MOST_ATTEMPTS } },
      },
    );
    return modifiedCount === 1;
  }

  async function cancel(userId: OwnerId, id: string): Promise<void> {
    const _id = objectId(id);
    if (_id)
      await deliveries.updateOne(
        { _id, user_id: userId, status: 'pending' },
        { $set: { status: 'cancelled', next_attempt_at: null } },
      );
  }

  /** From the beginning, whatever came of it before. */
  async function replay(userId: OwnerId, id: string, now: Date): Promise<WebhookDelivery | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const change = { status: 'pending', tries: 0, next_attempt_at: now };
    const found = await deliveries
      .findOneAndUpdate({ _id, user_id: userId }, { $set: change }, { returnDocument: 'after' })
      .lean();
    return found ? toDelivery(found) : null;
  }

  async function removeOf(userId: OwnerId, webhookId: string): Promise<void> {
    await deliveries.deleteMany({ user_id: userId, webhook_id: webhookId });
  }

  return { add, find, findById, list, note, cancel, replay, removeOf };
}

export type WebhookDeliveriesRepository = ReturnType<typeof createWebhookDeliveriesRepository>;

function toDelivery(found: Stored): WebhookDelivery {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    webhook_id: found.webhook_id,
    message_id: found.message_id,
    event_type: found.event_type as WebhookEventType,
    event_key: found.event_key,
    payload: JSON.parse(found.payload) as WebhookPayload,
    status: found.status as WebhookDeliveryStatus,
    attempts: found.attempts as DeliveryAttempt[],
    tries: found.tries,
    next_attempt_at: found.next_attempt_at?.toISOString() ?? null,
    created_at: found.created_at.toISOString(),
  };
}
