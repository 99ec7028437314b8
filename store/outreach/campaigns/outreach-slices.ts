import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { ignoreOutage } from '../../base/ignore-outage.js';
import { openOutreachRefresh } from './outreach-refresh.js';
import { createOutreachSummaries, type Slice } from './outreach-summaries.js';
import { type CountedKind, sliceId } from './slice-id.js';

/** This many records take some milliseconds to count. */
export const SLICE_SIZE = 1_000;
/** A process puts records into a slice for this long, … */
const USED_MS = 600_000;
/** … and this much later the last one has come in, or its insert has failed, clocks of machines differing included. */
const UNSETTLED_MS = 900_000;
/** The number of campaigns that a process keeps open; beyond it, the oldest ones start over. */
const MOST_OPEN = 1_000;

interface Owner {
  user_id: OwnerId;
  campaign_id: string;
}

interface OpenSlice {
  /** Known once the slice is there. */
  stored: Promise<Pick<Slice, '_id' | 'slice' | 'version'>>;
  usedUntil: number;
  taken: number;
  pending: number;
  /** An insert ended with an unknown outcome: a record may still arrive. */
  isDoubtful: boolean;
}

/**
 * Gives new records their slices. A slice is stored before its first record is created and belongs to this process;
 * while it is open it is counted at every read. Once it is full, and the database has confirmed all of its records,
 * this process closes it; if the process dies, it expires.
 */
export function createOutreachSlices(connection: Connection, kind: CountedKind) {
  const slices = connection.collection<Slice>('outreach_slices');
  const summaries = createOutreachSummaries(connection);
  const refresh = openOutreachRefresh(connection);
  const open = new Map<string, OpenSlice>();

  /** Lets `insert` create this many records of the campaign, which must carry this slice. Its errors are passed on. */
  async function insertInto<Result>(
    owner: Owner,
    count: number,
    insert: (slice: string) => Promise<Result>,
  ): Promise<Result> {
    const current = take(owner, count);
    try {
      return await insert((await current.stored).slice);
    } catch (error) {
      if (!isDuplicateKey(error)) current.isDoubtful = true;
      throw error;
    } finally {
      current.pending -= 1;
      if (isOver(current) && current.pending === 0 && !current.isDoubtful) void close(owner, current);
    }
  }

  /** Synchronous: a concurrent call finds the space taken. */
  function take(owner: Owner, count: number): OpenSlice {
    const key = `${owner.user_id}\n${owner.campaign_id}`;
    let current = open.get(key);
    if (!current || isOver(current)) {
      current = begin(owner);
      open.delete(key);
      open.set(key, current);
      const [oldest] = open.keys();
      if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
    }
    current.taken += count;
    current.pending += 1;
    return current;
  }

  function begin(owner: Owner): OpenSlice {
    const now = Date.now();
    refresh.touched(owner.user_id, owner.campaign_id);
    const stored = store(owner, new Date(now + UNSETTLED_MS)).then(({ size, ...found }) => {
      begun.taken += size;
      return found;
    });
    const begun: OpenSlice = { stored, usedUntil: now + USED_MS, taken: 0, pending: 0, isDoubtful: false };
    return begun;
  }

  /** A slice that was closed with space left is used again, so that a campaign with little activity has few. */
  async function store(of: Owner, unsettled_until: Date): Promise<Pick<Slice, '_id' | 'slice' | 'version' | 'size'>> {
    await summaries.ensure(of.user_id, of.campaign_id);
    const owner = { ...of, kind };
    const reused = await slices.findOneAndUpdate(
      { ...owner, unsettled_until: null, size: { $lt: SLICE_SIZE / 2 } },
      { $set: { unsettled_until, tally: null, counted_at: null }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    );
    if (reused) return { _id: reused._id, slice: reused.slice, version: reused.version, size: reused.size };
    const slice = randomBytes(8).toString('hex');
    const made = { _id: sliceId({ ...owner, slice }), slice, version: 1, size: 0 };
    await slices.insertOne({ ...owner, ...made, unsettled_until, tally: null, counted_at: null });
    return made;
  }

  /** Closes the slice unless records of it are being removed right now. One that stays open is closed by time. */
  async function close(owner: Owner, { stored, taken }: OpenSlice): Promise<void> {
    try {
      const { _id, slice, version } = await stored;
      // Its size as far as it is known: a full slice must not be taken for one with space.
      const change = { $set: { unsettled_until: null, size: taken }, $inc: { version: 1 } };
      const { modifiedCount } = await slices.updateOne({ _id, version }, change);
      if (modifiedCount > 0) await summaries.count({ ...owner, kind, slice }, { _id, version: version + 1 });
    } catch (error) {
      ignoreOutage(error);
    }
  }

  return { insertInto };
}

function isOver({ taken, usedUntil, isDoubtful }: OpenSlice): boolean {
  return taken >= SLICE_SIZE || isDoubtful || Date.now() > usedUntil;
}
