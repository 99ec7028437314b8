import { type Connection, Types } from 'mongoose';
import {
  QUEUE_ITEM_STATUSES,
  type QueueItem,
  type QueueItemStatus,
} from '../../../domain/outreach/sending/send-queue.js';
import type { WaitingReason } from '../../../domain/outreach/sending/waiting.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { findOwn } from '../../base/find-own.js';
import { gather } from '../../base/gather.js';
import { objectId } from '../../base/object-id.js';
import { type Claimed, createQueueClaims } from './queue-claims.js';
import { queueItemModel } from './queue-item-model.js';
import { type StoredQueueItem, toQueueItem } from './queue-item-record.js';

export interface QueueItemEnding {
  status: QueueItemStatus;
  reason: string | null;
  attempt_id: string | null;
}

interface Ended {
  item: Claimed;
  from: readonly QueueItemStatus[];
  ending: QueueItemEnding;
}

/** Whose waiting items are meant. */
export interface QueueScope {
  operation_id?: string;
  campaign_id?: string;
  lead_id?: string;
  sender_id?: string;
}

/** A mail that waits; `paused` with its whole queue. */
export interface WaitingItem extends Pick<QueueItem, 'lead_id' | 'sender_id' | 'due_at'> {
  paused: boolean;
  waiting_reason: WaitingReason | null;
}

/** Mails that wait for their turn: one waiting item for a lead of a campaign. */
export function createQueueItemsRepository(connection: Connection) {
  const items = queueItemModel(connection);
  const claims = createQueueClaims(connection);
  const endTogether = gather<Ended, void>(async (given) => {
    const writes = given.map(({ item: { id, user_id }, from, ending }) => {
      const filter = { _id: new Types.ObjectId(id), user_id, status: { $in: [...from] } };
      return { updateOne: { filter, update: { $set: ending } } };
    });
    await items.collection.bulkWrite(writes, { ordered: false });
    await claims.releaseEach(given.map(({ item }) => item));
    return given.map(() => undefined);
  });

  /** Items whose lead already waits are reported by their ids, not queued. Safe to repeat with the same ids. */
  async function insertMany(given: readonly QueueItem[]): Promise<{ inserted: string[]; duplicates: string[] }> {
    const held = await claims.claimMany(given);
    const own = given.filter(({ id }) => held.has(id));
    if (own.length > 0) {
      try {
        await items.collection.insertMany(own.map(toDocument), { ordered: false });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return {
      inserted: own.map(({ id }) => id),
      duplicates: given.filter(({ id }) => !held.has(id)).map(({ id }) => id),
    };
  }

  async function find(userId: OwnerId, id: string): Promise<QueueItem | null> {
    const found = await findOwn<StoredQueueItem>(items.collection, objectId(id), { user_id: userId });
    return found && toQueueItem(found);
  }

  /** Waiting and due, of operations that are not paused; oldest first. */
  async function next(userId: OwnerId, senderId: string, now: Date, limit: number): Promise<QueueItem[]> {
    const found = await items
      .find({ user_id: userId, sender_id: senderId, status: 'waiting', paused: false, due_at: { $lte: now } })
      .sort({ due_at: 1, _id: 1 })
      .limit(limit)
      .lean();
    return found.map((each) => toQueueItem(each as StoredQueueItem));
  }

  async function nextDueAt(userId: OwnerId, senderId: string): Promise<string | null> {
    const found = await items
      .findOne({ user_id: userId, sender_id: senderId, status: 'waiting', paused: false })
      .sort({ due_at: 1, _id: 1 })
      .lean();
    return found?.due_at.toISOString() ?? null;
  }

  /** The one of an operation that is due next, and what it was put off for; null when none waits. */
  async function nextWaiting(userId: OwnerId, operationId: string): Promise<WaitingItem | null> {
    return (await waiting(userId, { operation_id: operationId }, 1))[0] ?? null;
  }

  /** Those that wait, due ones first, and what they were rescheduled for. */
  async function waiting(
    userId: OwnerId,
    { lead_ids, operation_id }: { lead_ids?: readonly string[]; operation_id?: string },
    limit: number,
  ): Promise<WaitingItem[]> {
    const scope = {
      ...(lead_ids && { lead_id: { $in: [...lead_ids] } }),
      ...(operation_id !== undefined && { operation_id }),
    };
    const found = await items
      .find({ user_id: userId, ...scope, status: 'waiting' })
      .sort({ due_at: 1, _id: 1 })
      .limit(limit)
      .lean();
    return found.map(({ lead_id, sender_id, due_at, paused, reason }) => ({
      lead_id,
      sender_id,
      due_at: due_at.toISOString(),
      paused,
      waiting_reason: (reason ?? null) as WaitingReason | null,
    }));
  }

  /** Operations that mails of this sender wait for. */
  async function waitingOperations(userId: OwnerId, senderId: string): Promise<string[]> {
    return items.distinct('operation_id', { user_id: userId, sender_id: senderId, status: 'waiting' });
  }

  /**
   * Ends an item that is in one of the states. Its place is free afterwards: one that a process died with is taken over by
   * the next to want it.
   */
  async function end(item: Claimed, from: readonly QueueItemStatus[], ending: QueueItemEnding): Promise<void> {
    await endTogether({ item, from, ending });
  }

  /** Later, never earlier, and only while it waits. What it waits for is kept as its reason. */
  async function reschedule(
    userId: OwnerId,
    id: string,
    until: Date,
    reason: WaitingReason | null = null,
  ): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    const filter = { _id, user_id: userId, status: 'waiting' as const, due_at: { $lt: until } };
    return (await items.updateOne(filter, { $set: { due_at: until, reason } })).modifiedCount > 0;
  }

  async function counts(userId: OwnerId, operationId: string): Promise<Record<QueueItemStatus, number>> {
    const counted = await items.aggregate<{ _id: QueueItemStatus; count: number }>([
      { $match: { user_id: userId, operation_id: operationId } },
      { $group: { _id: '$status', count: { $sum: 1 } } },
    ]);
    const all = Object.fromEntries(QUEUE_ITEM_STATUSES.map((status) => [status, 0]));
    for (const { _id, count } of counted) all[_id] = count;
    return all as Record<QueueItemStatus, number>;
  }

  /** Cancels what waits. @returns how many */
  async function cancel(userId: OwnerId, scope: QueueScope, reason: string): Promise<number> {
    const filter = { user_id: userId, ...scope, status: 'waiting' as const };
    const ids = (await items.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id);
    if (ids.length === 0) return 0;
    const change = { $set: { status: 'cancelled', reason } };
    const { modifiedCount } = await items.updateMany({ _id: { $in: ids }, status: 'waiting' }, change);
    await claims.releaseClaims(ids.map((id) => id.toHexString()));
    return modifiedCount;
  }

  async function pause(userId: OwnerId, operationId: string, paused: boolean): Promise<void> {
    await items.updateMany({ user_id: userId, operation_id: operationId, status: 'waiting' }, { $set: { paused } });
  }

  return {
    insertMany,
    find,
    next,
    nextDueAt,
    nextWaiting,
    waiting,
    waitingOperations,
    end,
    reschedule,
    counts,
    cancel,
    pause,
    waitingLeads: claims.waitingLeads,
  };
}

export type QueueItemsRepository = ReturnType<typeof createQueueItemsRepository>;

function toDocument({ id, due_at, created_at, ...item }: QueueItem) {
  return {
    _id: new Types.ObjectId(id),
    ...item,
    paused: false,
    due_at: new Date(due_at),
    created_at: new Date(created_at),
  };
}
