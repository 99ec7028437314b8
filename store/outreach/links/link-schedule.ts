import type { Connection } from 'mongoose';
import { planNextCheck } from '../../../domain/outreach/links/next-check.js';
import type { CheckFrequency, LinkStep, LinkWatch, PlacedLink } from '../../../domain/outreach/links/placed-link.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { objectId } from '../../base/object-id.js';
import { placedLinkModel } from './placed-link-model.js';
import { type StoredPlacedLink, toPlacedLink } from './placed-link-record.js';

/** Due links that one claim reads. */
const SCANNED = 500;
const SLICE = 500;

/** One write of many; only when the link's next check is still the one that was read. */
interface Step {
  updateOne: {
    filter: { _id: StoredPlacedLink['_id']; next_check_at: Date | null };
    update: { $set: { next_check_at: Date } };
  };
}

export interface LinkClaim {
  now: Date;
  /** Links of so many hosts at most, one of each. */
  limit: number;
  /** When a claimed link is due again, should whatever works on it die. */
  lease_ms: number;
  /** Between two visits of one host. */
  spacing_ms: number;
}

/** When placed links of all owners are checked. */
export function createLinkSchedule(connection: Connection) {
  const collection = connection.collection<StoredPlacedLink>(placedLinkModel(connection).collection.name);

  /**
   * Takes links that are due, the longest waiting first, one of each host. Further ones of a host are due when its turns come, so
   * that they do not stand before others.
   * @returns ids; with none, `next_at` says when the next link is due
   */
  async function claimDue({
    now,
    limit,
    lease_ms,
    spacing_ms,
  }: LinkClaim): Promise<{ ids: string[]; next_at: string | null }> {
    const found = await collection
      .find({ next_check_at: { $lte: now } }, { projection: { host: 1, next_check_at: 1 } })
      .sort({ next_check_at: 1 })
      .limit(SCANNED)
      .toArray();
    const ids: string[] = [];
    const turns = new Map<string, number>();
    const later: Step[] = [];
    for (const { _id, host, next_check_at } of found) {
      const turn = turns.get(host) ?? 0;
      if (turn === 0 && ids.length >= limit) continue;
      turns.set(host, turn + 1);
      const isClaimed = turn === 0;
      const at = new Date(now.getTime() + (isClaimed ? lease_ms : turn * spacing_ms));
      const step = { filter: { _id, next_check_at }, update: { $set: { next_check_at: at } } };
      if (!isClaimed) later.push({ updateOne: step });
      else if ((await collection.updateOne(step.filter, step.update)).modifiedCount > 0) ids.push(_id.toHexString());
    }
    if (later.length > 0) await collection.bulkWrite(later, { ordered: false });
    return { ids, next_at: ids.length > 0 ? null : await findNextDue() };
  }

  async function findNextDue(): Promise<string | null> {
    const next = await collection
      .find({ next_check_at: { $ne: null } }, { projection: { next_check_at: 1 } })
      .sort({ next_check_at: 1 })
      .limit(1)
      .next();
    return next?.next_check_at?.toISOString() ?? null;
  }

  /** Claimed links that there was no time for are due again. */
  async function release(ids: readonly string[], at: Date): Promise<void> {
    const _id = { $in: ids.map(objectId).filter((id) => id !== null) };
    await collection.updateMany({ _id, next_check_at: { $ne: null } }, { $set: { next_check_at: at } });
  }

  /**
   * What a check has made of a link, unless another check was quicker.
   * @returns whether it was stored
   */
  async function record(
    { id, watch: before }: Pick<PlacedLink, 'id' | 'watch'>,
    { watch, history, next_check_at }: { watch: LinkWatch; history: readonly LinkStep[]; next_check_at: Date },
    now: Date,
  ): Promise<boolean> {
    const _id = objectId(id);
    if (_id === null) return false;
    const filter = { _id, 'watch.checks': before.checks };
    const change = { watch, state: watch.state, history: [...history], updated_at: now };
    const planned = { $set: { ...change, next_check_at } };
    if ((await collection.updateOne({ ...filter, next_check_at: { $ne: null } }, planned)).modifiedCount > 0)
      return true;
    // One that is not watched any more may be checked by request, and is not planned by that.
    return (await collection.updateOne({ ...filter, next_check_at: null }, { $set: change })).modifiedCount > 0;
  }

  /** After the campaign has another frequency: each link as if its last check had been planned so. */
  async function reschedule(
    user_id: OwnerId,
    campaign_id: string,
    frequency: CheckFrequency,
    now: Date,
  ): Promise<number> {
    let writes: Step[] = [];
    let changed = 0;
    const flush = async () => {
      if (writes.length > 0) changed += (await collection.bulkWrite(writes, { ordered: false })).modifiedCount;
      writes = [];
    };
    for await (const stored of collection.find({ user_id, campaign_id, next_check_at: { $gt: now } })) {
      const { id, watch } = toPlacedLink(stored);
      const { last_checked_at } = watch;
      if (last_checked_at === null) continue;
      const planned = planNextCheck({ id, watch, frequency }, new Date(last_checked_at));
      const next_check_at = planned < now ? now : planned;
      writes.push({
        updateOne: {
          filter: { _id: stored._id, next_check_at: stored.next_check_at },
          update: { $set: { next_check_at } },
        },
      });
      if (writes.length >= SLICE) await flush();
    }
    await flush();
    return changed;
  }

  /** A lead that is deleted leaves its links to the campaign. */
  async function forgetLead(user_id: OwnerId, lead_id: string): Promise<void> {
    await collection.updateMany({ user_id, lead_id }, { $set: { lead_id: null } });
  }

  return { claimDue, release, record, reschedule, forgetLead };
}
