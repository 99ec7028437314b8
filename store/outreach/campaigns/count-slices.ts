import type { Connection } from 'mongoose';
import { WRITABLE_INSTANTS } from '../../../domain/base/time/iso-instant.js';
import { HUMAN_CLASSES } from '../../../domain/outreach/replies/reply.js';
import type { CountedKind } from './slice-id.js';
import { type Group, type Tally, tallyGroups } from './tally.js';

interface FoundGroup {
  _id: { slice: string | null; name: string; day: string | null };
  count: number;
  leads: string[];
}

/**
 * Of records of before receivedAt, those of a year that the database cannot write count for the day they were read. By
 * milliseconds: a stand-in for the database knows no date of the year 0.
 */
const RECEIVED_AT = {
  $cond: [
    {
      $and: [
        { $gte: [{ $toLong: '$received_at' }, WRITABLE_INSTANTS.first] },
        { $lte: [{ $toLong: '$received_at' }, WRITABLE_INSTANTS.last] },
      ],
    },
    '$received_at',
    '$created_at',
  ],
};

/** Under which attempts count whose recipient's server said at the envelope that there is no such mailbox. */
export const REFUSED_RECIPIENT = 'refused_recipient';

/** Of which field a kind is counted by, and which records count for a day and for a lead. */
const FIELDS: Record<CountedKind, { name: unknown; day: unknown; counting: readonly string[] }> = {
  leads: { name: '$status', day: null, counting: [] },
  // A mail that was sent, whatever its outcome. Those with a rejected recipient are counted apart from failed ones.
  attempts: {
    name: { $cond: ['$recipient_refused', REFUSED_RECIPIENT, '$status'] },
    day: '$sent_at',
    counting: ['sent', 'bounced'],
  },
  replies: { name: '$classification', day: RECEIVED_AT, counting: HUMAN_CLASSES },
};

/** Reads all records that match the filter, and sums up each slice of them. */
export async function countSlices(
  connection: Connection,
  kind: CountedKind,
  filter: Record<string, unknown>,
): Promise<Record<string, Tally>> {
  const { name, day, counting } = FIELDS[kind];
  const key = {
    slice: '$slice',
    name,
    day: day === null ? null : { $dateToString: { date: day, format: '%Y-%m-%d' } },
  };
  const leads = counting.length > 0 ? { leads: { $push: '$lead_id' } } : {};
  const stages = [{ $match: filter }, { $group: { _id: key, count: { $sum: 1 }, ...leads } }];
  const found = await connection.collection(kind).aggregate<FoundGroup>(stages).toArray();
  const groups = found.map(({ _id, count, leads = [] }): Group => {
    const isCounting = counting.includes(_id.name);
    return {
      slice: _id.slice ?? 'none',
      name: _id.name,
      count,
      day: isCounting ? (_id.day ?? null) : null,
      // An attempt that has not left is of no day.
      other_day: kind === 'replies' && !isCounting ? (_id.day ?? null) : null,
      leads: isCounting ? leads.filter((lead) => lead !== null) : [],
    };
  });
  return tallyGroups(groups);
}
