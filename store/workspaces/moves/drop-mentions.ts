import type { Connection } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { idempotencyModel } from '../../operations/idempotency-model.js';
import { webhookDeliveryModel } from '../../webhooks/webhook-delivery-model.js';

/** The request that moves it may be repeated under its key. */
const MOVING = { route: { $regex: '/move$' } };

/**
 * Responses that are kept for repeats, and deliveries of webhooks, that mention what has left the workspace.
 * @param names ids and domains, in which no character is a pattern besides dots
 */
export async function dropMentions(connection: Connection, owner: OwnerId, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const named = { $regex: name.replaceAll('.', '\\.') };
    await idempotencyModel(connection).collection.deleteMany({
      user_id: owner,
      $or: [{ 'answer.body': named }, { route: named }],
      $nor: [MOVING],
    });
    await webhookDeliveryModel(connection).collection.deleteMany({ user_id: owner, payload: named });
  }
}
