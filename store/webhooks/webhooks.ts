import { type Connection, Types } from 'mongoose';
import type { Webhook } from '../../domain/webhooks/webhook.js';
import type { WebhookEventType } from '../../domain/webhooks/webhook-event.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../base/cursor.js';
import { objectId } from '../base/object-id.js';
import { type WebhookDocument, webhookModel } from './webhook-model.js';

export type WebhookInput = Pick<Webhook, 'url' | 'event_types' | 'description' | 'created_by'>;
export type WebhookChange = Partial<WebhookInput & Pick<Webhook, 'is_active'>>;

/** Secrets as the caller has sealed them. */
export interface WebhookSecrets {
  secret: string;
  /** The one before, while receivers may still check by it. */
  previous: string | null;
}

type Stored = WebhookDocument & { _id: Types.ObjectId };

/** Endpoints of users that receive events. */
export function createWebhooksRepository(connection: Connection) {
  const webhooks = webhookModel(connection);

  /** @param id 24 hex digits; that which the secret is bound to */
  async function insert(
    userId: OwnerId,
    input: WebhookInput,
    sealed: string,
    now: Date,
    id: string = new Types.ObjectId().toHexString(),
  ): Promise<Webhook> {
    const created = await webhooks.create({
      _id: new Types.ObjectId(id),
      user_id: userId,
      ...input,
      is_active: true,
      secret: sealed,
      created_at: now,
      updated_at: now,
    });
    return toWebhook(created.toObject());
  }

  async function find(userId: OwnerId, id: string): Promise<Webhook | null> {
    const _id = objectId(id);
    const found = _id && (await webhooks.findOne({ _id, user_id: userId }).lean());
    return found ? toWebhook(found) : null;
  }

  async function list(userId: OwnerId, limit: number, cursor: Cursor | null): Promise<ListPage<Webhook>> {
    const found = await webhooks
      .find({ user_id: userId, ...afterCursor(cursor) })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    return toListPage(found.map(toWebhook), limit);
  }

  async function count(userId: OwnerId): Promise<number> {
    return webhooks.countDocuments({ user_id: userId });
  }

  /** Those of the user that are active and want events of this type. */
  async function listening(userId: OwnerId, type: WebhookEventType): Promise<Webhook[]> {
    const found = await webhooks.find({ user_id: userId, is_active: true }).lean();
    return found.map(toWebhook).filter(({ event_types: types }) => types.length === 0 || types.includes(type));
  }

  async function set(userId: OwnerId, id: string, change: Record<string, unknown>): Promise<Webhook | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const found = await webhooks
      .findOneAndUpdate({ _id, user_id: userId }, { $set: change }, { returnDocument: 'after' })
      .lean();
    return found ? toWebhook(found) : null;
  }

  /** Whoever makes it active again has read why it was not. */
  async function update(userId: OwnerId, id: string, change: WebhookChange, now: Date): Promise<Webhook | null> {
    const reason = change.is_active === undefined ? {} : { disabled_reason: change.is_active ? null : 'Switched off' };
    return set(userId, id, { ...change, ...reason, updated_at: now });
  }

  async function disable(userId: OwnerId, id: string, reason: string, now: Date): Promise<void> {
    await set(userId, id, { is_active: false, disabled_reason: reason, updated_at: now });
  }

  async function noteOutcome(userId: OwnerId, id: string, isSuccess: boolean, now: Date): Promise<void> {
    await set(userId, id, isSuccess ? { last_success_at: now } : { last_failure_at: now });
  }

  async function rotateSecret(userId: OwnerId, id: string, sealed: string, until: Date, now: Date): Promise<boolean> {
    const _id = objectId(id);
    for (let rotated: Date | null | undefined; ; ) {
      const found = _id && (await webhooks.findOne({ _id, user_id: userId }, { secret: 1, previous_until: 1 }).lean());
      if (!found) return false;
      // Of two rotations at once one wins, and the other changes nothing. The same secret under another key is no rotation.
      const before = found.previous_until ?? null;
      if (rotated !== undefined && before?.getTime() !== rotated?.getTime()) return false;
      rotated = before;
      const change = { secret: sealed, previous_secret: found.secret, previous_until: until, updated_at: now };
      const { modifiedCount } = await webhooks.updateOne({ _id: found._id, secret: found.secret }, { $set: change });
      if (modifiedCount === 1) return true;
    }
  }

  async function secretsOf(userId: OwnerId, id: string, now: Date): Promise<WebhookSecrets | null> {
    const _id = objectId(id);
    const found = _id && (await webhooks.findOne({ _id, user_id: userId }).lean());
    if (!found) return null;
    const isOverlap = found.previous_until != null && found.previous_until > now;
    return { secret: found.secret, previous: isOverlap ? (found.previous_secret ?? null) : null };
  }

  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    return (await webhooks.deleteOne({ _id, user_id: userId })).deletedCount === 1;
  }

  return {
    insert,
    find,
    list,
    count,
    listening,
    update,
    disable,
    noteOutcome,
    rotateSecret,
    secretsOf,
    remove,
  };
}

export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;

function toWebhook(found: Stored): Webhook {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    url: found.url,
    event_types: found.event_types as WebhookEventType[],
    description: found.description ?? null,
    is_active: found.is_active,
    disabled_reason: found.disabled_reason ?? null,
    last_success_at: found.last_success_at?.toISOString() ?? null,
    last_failure_at: found.last_failure_at?.toISOString() ?? null,
    created_by: found.created_by ?? null,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
  };
}
