import type { Connection } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { insertIgnoringDuplicates } from '../../base/insert-ignoring-duplicates.js';
import { sha256 } from '../../base/sha256.js';
import { countSlices } from './count-slices.js';
import { COUNTED_KINDS, type CountedKind, type SliceName, sliceId } from './slice-id.js';
import type { Tally } from './tally.js';

/** Kind → slice → tally. */
export type Tallies = Record<CountedKind, Record<string, Tally>>;

/** As outreach-summary-model.ts has it. */
interface Summary {
  _id: string;
  user_id: OwnerId;
  campaign_id: string;
  version: number;
  settled_at: Date | null;
}

/** As outreach-slice-model.ts has it. */
export interface Slice extends SliceName {
  _id: string;
  version: number;
  unsettled_until: Date | null;
  size: number;
  tally: Tally | null;
  counted_at: Date | null;
}

type SliceOwner = Omit<SliceName, 'slice'>;

/** A change that a process has stamped may take this long to arrive, clocks of machines differing included. */
const SETTLING_MS = 60_000;
/** A summary without changes gets a new date this often: changes are searched since then. */
const DATED_MS = 600_000;

/**
 * Current counts of all of a campaign's records, without reading all of them each time. Records are grouped in slices;
 * the counts of a slice are stored, and only slices with changed records are counted again, along with those that new
 * records are still added to. Nothing is incremented on insert, so nothing can drift: every figure was counted on the
 * records themselves, and a process that dies leaves a slice that the next one counts.
 */
export function createOutreachSummaries(connection: Connection) {
  const summaries = connection.collection<Summary>('outreach_summaries');
  const slices = connection.collection<Slice>('outreach_slices');

  /** The tallies of these campaigns of the user, by id. Keeps what it has counted. */
  async function read(userId: OwnerId, campaignIds: readonly string[]): Promise<Map<string, Tallies>> {
    const all = new Map<string, Tallies>();
    await Promise.all(campaignIds.map(async (id) => all.set(id, await readOne(userId, id))));
    return all;
  }

  async function readOne(user_id: OwnerId, campaign_id: string): Promise<Tallies> {
    const now = Date.now();
    const of = { user_id, campaign_id };
    const summary = await ensure(user_id, campaign_id);
    const known = await slices.find(of, { promoteBuffers: true }).toArray();
    const kinds = await Promise.all(COUNTED_KINDS.map((kind) => readKind({ ...of, kind }, summary, known, now)));
    const isDue = summary.settled_at === null || now - summary.settled_at.getTime() > DATED_MS;
    if (kinds.every(({ isKept }) => isKept) && (isDue || kinds.some(({ isChanged }) => isChanged))) {
      const settled_at = new Date(now - SETTLING_MS);
      const { _id, version } = summary;
      await summaries.updateOne({ _id, version }, { $set: { settled_at }, $inc: { version: 1 } });
    }
    const [leads, attempts, replies] = kinds.map(({ tallies }) => tallies);
    return { leads: leads ?? {}, attempts: attempts ?? {}, replies: replies ?? {} };
  }

  /** Whether something has changed, and whether all that was counted is kept, too. */
  async function readKind(
    of: SliceOwner,
    { settled_at }: Summary,
    all: readonly Slice[],
    now: number,
  ): Promise<{ tallies: Record<string, Tally>; isChanged: boolean; isKept: boolean }> {
    const known = new Map(all.filter(({ kind }) => kind === of.kind).map((slice) => [slice.slice, slice]));
    const changes = settled_at === null ? new Map<string, Date>() : await changesSince(of, settled_at);
    const current: Record<string, Tally> = {};
    for (const { slice, tally, counted_at } of settled_at === null ? [] : known.values()) {
      const at = changes.get(slice);
      if (tally && counted_at && !(at && at >= counted_at)) current[slice] = tally;
    }
    const wanted = [...new Set([...known.keys(), ...changes.keys()])].filter((slice) => !(slice in current));
    const filter = { user_id: of.user_id, campaign_id: of.campaign_id };
    const some = settled_at === null ? filter : { ...filter, slice: { $in: wanted } };
    const isAsked = settled_at === null || wanted.length > 0;
    const counted = isAsked ? await countSlices(connection, of.kind, some) : {};
    const counted_at = new Date(now - SETTLING_MS);
    const isSettled = (slice: string) => !((known.get(slice)?.unsettled_until?.getTime() ?? 0) >= now);
    const found = [...new Set([...wanted, ...Object.keys(counted)])].filter(isSettled);
    const kept = await Promise.all(
      found.map((slice) => keep({ ...of, slice }, known.get(slice), { tally: counted[slice] ?? EMPTY, counted_at })),
    );
    return {
      tallies: { ...current, ...counted },
      isChanged: changes.size > 0 || found.length > 0,
      isKept: kept.every((isKept) => isKept),
    };
  }

  /** When something has changed last in each slice of this kind; slices without a change are left out. */
  async function changesSince({ kind, ...of }: SliceOwner, since: Date): Promise<Map<string, Date>> {
    const stages = [
      { $match: { ...of, changed_at: { $gte: since } } },
      { $group: { _id: '$slice', at: { $max: '$changed_at' } } },
    ];
    const found = await connection.collection(kind).aggregate<{ _id: string | null; at: Date }>(stages).toArray();
    return new Map(found.map(({ _id, at }) => [_id ?? 'none', at]));
  }

  /** Does not overwrite what has changed since it was read. @returns whether it was stored */
  async function keep(
    name: SliceName,
    before: Pick<Slice, '_id' | 'version'> | undefined,
    { tally, counted_at }: { tally: Tally; counted_at: Date },
  ): Promise<boolean> {
    const found = { tally, counted_at, size: sizeOf(tally), unsettled_until: null };
    if (before) {
      const { _id, version } = before;
      return (await slices.updateOne({ _id, version }, { $set: found, $inc: { version: 1 } })).modifiedCount > 0;
    }
    try {
      await slices.insertOne({ _id: sliceId(name), ...name, version: 1, ...found });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  /** To be called before the first record of a campaign is made: what has had slices from the start is never counted whole. */
  async function ensure(user_id: OwnerId, campaign_id: string): Promise<Summary> {
    const _id = sha256(`${user_id}\n${campaign_id}`);
    for (;;) {
      const found = await summaries.findOne({ _id });
      if (found) return { ...found, settled_at: found.settled_at ?? null };
      const now = Date.now();
      const some = COUNTED_KINDS.map((kind) => connection.collection(kind).findOne({ user_id, campaign_id }));
      const isEmpty = (await Promise.all(some)).every((record) => record === null);
      const settled_at = isEmpty ? new Date(now - SETTLING_MS) : null;
      const summary = { _id, user_id, campaign_id, version: 0, settled_at };
      await insertIgnoringDuplicates(connection.collection('outreach_summaries'), [summary]);
    }
  }

  /** Counts a slice that gets no more records, unless another process does. */
  async function count(name: SliceName, of: Pick<Slice, '_id' | 'version'>): Promise<void> {
    const counted_at = new Date(Date.now() - SETTLING_MS);
    const { kind, ...filter } = name;
    const counted = await countSlices(connection, kind, filter);
    await keep(name, of, { tally: counted[name.slice] ?? EMPTY, counted_at });
  }

  return { read, ensure, count };
}

const EMPTY: Tally = { counts: {}, days: {}, other_days: {}, leads: Buffer.alloc(0) };

function sizeOf({ counts }: Tally): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
