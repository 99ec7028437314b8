import type { Connection } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { createAttemptReleases } from '../sending/attempt-releases.js';
import type { Slice } from './outreach-summaries.js';
import { type CountedKind, type SliceName, sliceId } from './slice-id.js';

/** Removed records are gone by then, clocks of machines differing included. */
const REMOVED_MS = 900_000;

type Held = Pick<Slice, '_id' | 'version'>;

/**
 * Removes records that are counted. They leave no trace in the remaining ones, so their slices are held first: a slice
 * that is held is counted at every read, until its records are removed or, if the removing process dies, the hold
 * expires.
 */
export function createOutreachRemovals(connection: Connection) {
  const slices = connection.collection<Slice>('outreach_slices');
  const releases = createAttemptReleases(connection);

  /** @returns how many have gone */
  async function remove(
    kind: CountedKind,
    owner: { user_id: OwnerId; campaign_id: string },
    filter: Record<string, unknown>,
  ): Promise<number> {
    const records = connection.collection(kind);
    let removed = 0;
    for (;;) {
      const found = await records.find({ ...owner, ...filter }, { projection: { slice: 1 } }).toArray();
      if (found.length === 0) return removed;
      const names = [...new Set(found.map(({ slice }) => String(slice ?? 'none')))];
      const held = await Promise.all(names.map((slice) => hold({ ...owner, kind, slice })));
      const _id = { $in: found.map((each) => each._id) };
      if (kind === 'attempts') await releases.releaseQueued({ ...owner, _id });
      removed += (await records.deleteMany({ ...owner, _id })).deletedCount;
      await Promise.all(held.map(async (slice) => slice && release(slice)));
    }
  }

  /** Null when it was already held: the other holder, or the expiry, ends that hold. */
  async function hold(name: SliceName): Promise<Held | null> {
    const _id = sliceId(name);
    for (;;) {
      const now = Date.now();
      const unsettled = { unsettled_until: new Date(now + REMOVED_MS), tally: null, counted_at: null };
      const before = await slices.findOne({ _id }, { projection: { tally: 0 } });
      if (!before) {
        if (await insert({ _id, ...name, version: 1, size: 0, ...unsettled })) return { _id, version: 1 };
        continue;
      }
      const { version } = before;
      const { modifiedCount } = await slices.updateOne({ _id, version }, { $set: unsettled, $inc: { version: 1 } });
      if (modifiedCount === 0) continue;
      return (before.unsettled_until?.getTime() ?? 0) >= now ? null : { _id, version: version + 1 };
    }
  }

  async function insert(slice: Slice): Promise<boolean> {
    try {
      await slices.insertOne(slice);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  async function release({ _id, version }: Held): Promise<void> {
    await slices.updateOne({ _id, version }, { $set: { unsettled_until: null }, $inc: { version: 1 } });
  }

  /** Holds all slices of a campaign that is about to go, so that one that goes only in part is counted right. */
  async function holdAll(owner: { user_id: OwnerId; campaign_id: string }): Promise<void> {
    const unsettled = { unsettled_until: new Date(Date.now() + REMOVED_MS), tally: null, counted_at: null };
    await slices.updateMany(owner, { $set: unsettled, $inc: { version: 1 } });
  }

  return { remove, holdAll };
}
