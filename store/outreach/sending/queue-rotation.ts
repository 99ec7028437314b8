import { type Connection, Types } from 'mongoose';
import type { AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import type { MovableOpener, OpenerMove } from '../../../domain/outreach/sending/rotation/hand-over-openers.js';
import type { WaitingOpener } from '../../../domain/outreach/sending/rotation/plan-hand-over.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { objectId } from '../../base/object-id.js';
import { attemptModel } from './attempt-model.js';
import { queueItemModel } from './queue-item-model.js';
import { type StoredQueueItem, toQueueItem } from './queue-item-record.js';

/** From here on a server may have the mail. */
const LEFT: readonly AttemptStatus[] = ['sending', 'sent', 'uncertain', 'bounced'];
/** Refused with the whole mail in the server's hands: some deliver it all the same. */
const REFUSED_WHOLE = 'refused_for_now (after_data)';
/** Clocks of two machines may differ by this much. */
const CLOCKS_MS = 600_000;
const AT_ONCE = 500;

/** Openers of queues that rotate over several mailboxes, as long as they wait. */
export function createQueueRotationRepository(connection: Connection) {
  const items = queueItemModel(connection);
  const attempts = attemptModel(connection);

  /** Those that the queue rotates over; none when it has one, or nothing waits any more. */
  async function mailboxes(userId: OwnerId, operationId: string): Promise<string[]> {
    const filter = { user_id: userId, operation_id: operationId, status: 'waiting' as const };
    const found = await items.findOne(filter, { sender_ids: 1 }).lean();
    return [...(found?.sender_ids ?? [])];
  }

  /** Waiting ones in the order in which they are due, each with what its attempts came to. */
  async function openers(userId: OwnerId, operationId: string): Promise<WaitingOpener[]> {
    const found = await items
      .find(
        { user_id: userId, operation_id: operationId, status: 'waiting' },
        { campaign_id: 1, lead_id: 1, sender_id: 1, created_at: 1 },
      )
      .sort({ due_at: 1, _id: 1 })
      .lean();
    const listed: WaitingOpener[] = [];
    for (let from = 0; from < found.length; from += AT_ONCE) {
      const some = found.slice(from, from + AT_ONCE);
      const tried = await attempts
        .find(
          { user_id: userId, lead_id: { $in: some.map(({ lead_id }) => lead_id) }, origin: 'queue', step: 0 },
          { campaign_id: 1, lead_id: 1, status: 1, reason: 1, created_at: 1 },
        )
        .lean();
      for (const { _id, campaign_id, lead_id, sender_id, created_at } of some) {
        const since = created_at.getTime() - CLOCKS_MS;
        const own = tried.filter(
          (each) => each.lead_id === lead_id && each.campaign_id === campaign_id && each.created_at.getTime() >= since,
        );
        listed.push({ id: _id.toHexString(), sender_id, state: stateOf(own) });
      }
    }
    return listed;
  }

  async function texts(userId: OwnerId, ids: readonly string[]): Promise<MovableOpener[]> {
    const found = await items
      .find({ _id: { $in: ids.map(objectId) }, user_id: userId, status: 'waiting' })
      .sort({ due_at: 1, _id: 1 })
      .lean();
    return found.map((each) => {
      const { id, campaign_id, lead_id, subject, body, follow_ups } = toQueueItem(each as StoredQueueItem);
      return { id, campaign_id, lead_id, subject, body, follow_ups, edited: (each.changes ?? []).length > 0 };
    });
  }

  /** Only what waits as it was read. */
  async function move(userId: OwnerId, moves: readonly OpenerMove[]): Promise<void> {
    if (moves.length === 0) return;
    const writes = moves.map(({ opener: { id, subject, body }, from, to, text }) => {
      const as = { _id: new Types.ObjectId(id), user_id: userId, status: 'waiting', sender_id: from, subject, body };
      return { updateOne: { filter: as, update: { $set: { sender_id: to, ...text } } } };
    });
    await items.collection.bulkWrite(writes, { ordered: false });
  }

  /** Another choice of mailboxes for what waits. */
  async function choose(userId: OwnerId, operationId: string, senderIds: readonly string[]): Promise<void> {
    const filter = { user_id: userId, operation_id: operationId, status: 'waiting' as const };
    await items.updateMany(filter, { $set: { sender_ids: [...senderIds] } });
  }

  /** Queues with waiting openers that this mailbox has a share in. */
  async function queuesOf(userId: OwnerId, senderId: string): Promise<string[]> {
    return items.distinct('operation_id', { user_id: userId, sender_ids: senderId, status: 'waiting' });
  }

  /** Mailboxes that openers of the queue wait for. */
  async function awaited(userId: OwnerId, operationId: string): Promise<string[]> {
    return items.distinct('sender_id', { user_id: userId, operation_id: operationId, status: 'waiting' });
  }

  /** How many openers wait for each mailbox, of all queues but this one. */
  async function waitingBySender(userId: OwnerId, exceptOperation: string): Promise<Map<string, number>> {
    const counted = await items.aggregate<{ _id: string; count: number }>([
      { $match: { user_id: userId, status: 'waiting', operation_id: { $ne: exceptOperation } } },
      { $group: { _id: '$sender_id', count: { $sum: 1 } } },
    ]);
    return new Map(counted.map(({ _id, count }) => [_id, count]));
  }

  return { mailboxes, openers, texts, move, choose, queuesOf, awaited, waitingBySender };
}

export type QueueRotationRepository = ReturnType<typeof createQueueRotationRepository>;

function stateOf(tries: readonly { status: string; reason?: string | null }[]): WaitingOpener['state'] {
  if (tries.length === 0) return 'fresh';
  const hasLeft = tries.some(
    ({ status, reason }) =>
      LEFT.some((left) => left === status) || (status === 'failed' && (reason ?? '').startsWith(REFUSED_WHOLE)),
  );
  return hasLeft ? 'left' : 'tried';
}
