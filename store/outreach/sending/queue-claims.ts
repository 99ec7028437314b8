import { type Connection, Types } from 'mongoose';
import type { QueueItem } from '../../../domain/outreach/sending/send-queue.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { insertIgnoringDuplicates } from '../../base/insert-ignoring-duplicates.js';
import { sha256 } from '../../base/sha256.js';
import { type QueueClaimDocument, queueClaimModel } from './queue-claim-model.js';
import { queueItemModel } from './queue-item-model.js';

/** What names a place in a queue. */
export type Claimed = Pick<QueueItem, 'id' | 'user_id' | 'campaign_id' | 'lead_id'>;

const CLAIMS_AT_ONCE = 20;
/** A claim without its item is younger than this while its owner is still at it; an older one was left behind. */
const UNFINISHED_MS = 600_000;

/** Places in queues: one waiting item for a lead of a campaign holds it. */
export function createQueueClaims(connection: Connection) {
  const items = queueItemModel(connection);
  const claims = queueClaimModel(connection);
  const stored = connection.collection<QueueClaimDocument>(claims.collection.name);

  /** @returns ids of those that hold their place now; asking again with the same id is fine */
  async function claimMany(given: readonly Claimed[]): Promise<Set<string>> {
    const holders = new Set<string>();
    for (let from = 0; from < given.length; from += CLAIMS_AT_ONCE) {
      const some = given.slice(from, from + CLAIMS_AT_ONCE);
      await insertIgnoringDuplicates(claims.collection, some.map(toDocument));
      const found = await stored.find({ _id: { $in: some.map(keyOf) } }).toArray();
      const own = new Set(found.map(({ item_id }) => item_id));
      // Mostly all of them; for a place that is held, it is checked whether it still is.
      const held = await Promise.all(some.map((item) => own.has(item.id) || claim(item)));
      for (const [index, { id }] of some.entries()) if (held[index]) holders.add(id);
    }
    return holders;
  }

  async function claim(item: Claimed): Promise<boolean> {
    const _id = keyOf(item);
    for (;;) {
      try {
        await stored.insertOne(toDocument(item));
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const held = await stored.findOne({ _id });
      if (!held) continue;
      if (held.item_id === item.id) return true;
      if (await isHeld(held)) return false;
      await stored.deleteOne({ _id, item_id: held.item_id });
    }
  }

  /** A claim outlives its item only when a process died between the two; it is taken over then. */
  async function isHeld({ item_id, claimed_at }: Pick<QueueClaimDocument, 'item_id' | 'claimed_at'>): Promise<boolean> {
    const item = await items.findOne({ _id: new Types.ObjectId(item_id) }, { status: 1 }).lean();
    return item ? item.status === 'waiting' : Date.now() - claimed_at.getTime() < UNFINISHED_MS;
  }

  /** Only the items that hold their places let them go. */
  async function releaseEach(given: readonly Claimed[]): Promise<void> {
    await stored.deleteMany({ _id: { $in: given.map(keyOf) }, item_id: { $in: given.map(({ id }) => id) } });
  }

  async function releaseClaims(itemIds: readonly string[]): Promise<void> {
    await stored.deleteMany({ item_id: { $in: [...itemIds] } });
  }

  /** Whose mail waits, by campaign. */
  async function waitingLeads(userId: OwnerId): Promise<Map<string, string[]>> {
    const byCampaign = new Map<string, string[]>();
    for (const { campaign_id, lead_id } of await stored.find({ user_id: userId }).toArray()) {
      const ids = byCampaign.get(campaign_id) ?? [];
      ids.push(lead_id);
      byCampaign.set(campaign_id, ids);
    }
    return byCampaign;
  }

  return { claimMany, releaseEach, releaseClaims, waitingLeads };
}

function keyOf({ user_id, campaign_id, lead_id }: Claimed): string {
  return sha256(`${user_id}\n${campaign_id}\n${lead_id}`);
}

function toDocument(item: Claimed): QueueClaimDocument {
  const { id: item_id, user_id, campaign_id, lead_id } = item;
  return { _id: keyOf(item), user_id, campaign_id, lead_id, item_id, claimed_at: new Date() };
}
