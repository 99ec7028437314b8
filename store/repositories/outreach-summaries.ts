import type { Connection } from 'mongoose';
import { HUMAN_CLASSES } from '../../domain/outreach/reply.js';
import { insertIgnoringDuplicates } from '../insert-ignoring-duplicates.js';
import { sha256 } from '../sha256.js';
import { type Group, type Tally, tallyGroups } from '../tally.js';

const COLLECTION = 'outreach_summaries';
const KINDS = ['leads', 'attempts', 'replies'] as const;
type Kind = (typeof KINDS)[number];

/** Kind → slice → tally. */
export type Tallies = Record<Kind, Record<string, Tally>>;

interface Summary {
  _id: string;
  user_id: string;
  campaign_id: string;
  version: number;
  counted_at: Date | null;
  tallies: Partial<Tallies>;
}

/** A slice in which something has changed, and when last. */
interface Change {
  kind: Kind;
  campaign_id: string;
  slice: string | null;
  at: Date;
}

interface FoundGroup {
  _id: { slice: string | null; name: string; day: string | null };
  count: number;
  leads: string[];
}

/** A change that a process has stamped may take this long to arrive, clocks of machines differing included. */
const SETTLING_MS = 60_000;
/** A summary in which nothing changes is dated anew this often: the changes of other campaigns are looked through since. */
const DATED_MS = 600_000;
/** A document holds 16 MB; a campaign that is larger is counted anew each time. */
const MOST_PACKED_BYTES = 8_000_000;
/** Of which field a kind is counted by, and which records count for a day and for a lead. */
const FIELDS: Record<Kind, { name: string; day: string | null; counting: readonly string[] }> = {
  leads: { name: '$status', day: null, counting: [] },
  // A mail that left, whatever became of it.
  attempts: { name: '$status', day: '$sent_at', counting: ['sent', 'bounced'] },
  replies: { name: '$classification', day: '$received_at', counting: HUMAN_CLASSES },
};

/**
 * Counts of a campaign's records, all of them and as they are now, without reading all of them each time. Records lie in
 * slices; what a slice comes to is kept, and only slices with records that have changed since are counted again. Nothing
 * is added up on the way in, so nothing can drift: every figure was counted on the records themselves.
 */
export function createOutreachSummaries(connection: Connection) {
  const summaries = connection.collection<Summary>(COLLECTION);

  /** The tallies of these campaigns of the user, by id. */
  async function read(userId: string, campaignIds: readonly string[]): Promise<Map<string, Tallies>> {
    const counted_at = new Date(Date.now() - SETTLING_MS);
    const known = await summariesOf(userId, campaignIds);
    const times = known.flatMap((summary) => summary.counted_at?.getTime() ?? []);
    const changes = times.length === 0 ? [] : await changesSince(userId, new Date(Math.min(...times)));
    const all = new Map<string, Tallies>();
    for (const summary of known) {
      const { campaign_id, counted_at: last } = summary;
      const own = changes.filter((change) => change.campaign_id === campaign_id && last && change.at >= last);
      const tallies = await recount(summary, own);
      all.set(campaign_id, tallies);
      if (last === null || own.length > 0) await keep(summary, { tallies, counted_at });
      else if (counted_at.getTime() - last.getTime() > DATED_MS) await keep(summary, { counted_at });
    }
    return all;
  }

  async function summariesOf(user_id: string, campaignIds: readonly string[]): Promise<Summary[]> {
    const ids = campaignIds.map((campaignId) => summaryId(user_id, campaignId));
    const find = () => summaries.find({ _id: { $in: ids } }, { promoteBuffers: true }).toArray();
    const found = await find();
    if (found.length === ids.length) return found;
    const empty = campaignIds.map((campaign_id) => {
      return { _id: summaryId(user_id, campaign_id), user_id, campaign_id, version: 0, counted_at: null, tallies: {} };
    });
    await insertIgnoringDuplicates(connection.collection(COLLECTION), empty);
    return find();
  }

  async function changesSince(user_id: string, since: Date): Promise<Change[]> {
    const stages = [
      { $match: { user_id, changed_at: { $gte: since } } },
      { $group: { _id: { campaign_id: '$campaign_id', slice: '$slice' }, at: { $max: '$changed_at' } } },
    ];
    const found = await Promise.all(
      KINDS.map(async (kind) => {
        const changed = connection.collection(kind).aggregate<{ _id: Omit<Change, 'kind' | 'at'>; at: Date }>(stages);
        return (await changed.toArray()).map(({ _id, at }): Change => ({ kind, ..._id, at }));
      }),
    );
    return found.flat();
  }

  async function recount(summary: Summary, changes: readonly Change[]): Promise<Tallies> {
    const { user_id, campaign_id, counted_at, tallies } = summary;
    const counted = async (kind: Kind): Promise<Record<string, Tally>> => {
      const slices = changes.filter((change) => change.kind === kind).map(({ slice }) => slice ?? null);
      if (counted_at !== null && slices.length === 0) return tallies[kind] ?? {};
      const of = counted_at === null ? {} : { slice: { $in: slices } };
      return { ...tallies[kind], ...tallyGroups(await groups(kind, { user_id, campaign_id, ...of })) };
    };
    const [leads, attempts, replies] = await Promise.all([counted('leads'), counted('attempts'), counted('replies')]);
    return { leads, attempts, replies };
  }

  async function groups(kind: Kind, filter: Record<string, unknown>): Promise<Group[]> {
    const { name, day, counting } = FIELDS[kind];
    const key = { slice: '$slice', name, day: day && { $dateToString: { date: day, format: '%Y-%m-%d' } } };
    const leads = counting.length > 0 ? { leads: { $push: '$lead_id' } } : {};
    const stages = [{ $match: filter }, { $group: { _id: key, count: { $sum: 1 }, ...leads } }];
    const found = await connection.collection(kind).aggregate<FoundGroup>(stages).toArray();
    return found.map(({ _id, count, leads = [] }) => {
      const isCounting = counting.includes(_id.name);
      return {
        ...{ slice: _id.slice ?? 'none', name: _id.name, count },
        day: kind === 'attempts' && !isCounting ? null : (_id.day ?? null),
        leads: isCounting ? leads.filter((lead) => lead !== null) : [],
      };
    });
  }

  /** Not over what somebody else has changed since it was read. */
  async function keep(
    { _id, version }: Summary,
    change: { counted_at: Date } | { counted_at: Date; tallies: Tallies },
  ): Promise<void> {
    if ('tallies' in change && packedBytes(change.tallies) > MOST_PACKED_BYTES) return;
    await summaries.updateOne({ _id, version }, { $set: change, $inc: { version: 1 } });
  }

  /** Records have gone, which leaves no trace in what is left. To be called once they are away. */
  async function forget(userId: string, campaignId: string): Promise<void> {
    const _id = summaryId(userId, campaignId);
    await summaries.updateOne({ _id }, { $set: { counted_at: null, tallies: {} }, $inc: { version: 1 } });
  }

  return { read, forget };
}

function summaryId(userId: string, campaignId: string): string {
  return sha256(`${userId}\n${campaignId}`);
}

function packedBytes(tallies: Tallies): number {
  const slices = Object.values(tallies).flatMap((kind) => Object.values(kind));
  return slices.reduce((sum, { leads }) => sum + leads.length, 0);
}
