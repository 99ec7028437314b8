import { type Connection, Types } from 'mongoose';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { LEAD_STATUSES, type LeadMover, type LeadStatus } from '../../../domain/outreach/campaigns/lead-status.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { gather } from '../../base/gather.js';
import { objectId } from '../../base/object-id.js';
import { leadModel } from './lead-model.js';
import { openOutreachRefresh } from './outreach-refresh.js';

export interface LeadReaders {
  find(userId: OwnerId, campaignId: string, id: string): Promise<Lead | null>;
  findMany(userId: OwnerId, campaignId: string, ids: readonly string[]): Promise<Lead[]>;
}

interface Move {
  from: LeadStatus;
  to: LeadStatus;
  by: LeadMover;
  at: Date;
}

interface Moved {
  _id: Types.ObjectId;
  status_history: Move[];
}

interface Contacted {
  userId: OwnerId;
  id: string;
  at: Date;
}

/** Changes of a lead's status, each noted in its history. */
export function createLeadMoves(connection: Connection, { find, findMany }: LeadReaders) {
  /** Bypasses mongoose: every sent mail moves its lead. */
  const leads = connection.collection<Moved>(leadModel(connection).collection.name);
  const refresh = openOutreachRefresh(connection);
  const contactTogether = gather<Contacted, void>(async (given) => {
    const [only, ...others] = given;
    if (only && others.length === 0)
      await moveStatus(only.userId, only.id, ['discovered'], 'contacted', 'send', only.at);
    else await leads.bulkWrite(given.flatMap(toContactWrites));
    return given.map(() => undefined);
  });

  /** Sets any status, and notes it in the history unless it is the one it has. */
  async function setStatus(
    userId: OwnerId,
    campaignId: string,
    id: string,
    to: LeadStatus,
    by: LeadMover,
    now: Date,
  ): Promise<Lead | null> {
    for (;;) {
      const lead = await find(userId, campaignId, id);
      if (!lead || lead.status === to) return lead;
      await moveStatus(userId, id, [lead.status], to, by, now);
      refresh.touched(userId, campaignId);
    }
  }

  /** Moves the lead if it is in one of the states, else leaves it. @returns whether it was moved */
  async function moveStatus(
    userId: OwnerId,
    id: string,
    from: readonly LeadStatus[],
    to: LeadStatus,
    by: LeadMover,
    now: Date,
  ): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    // One by one: the history names the state that was left.
    for (const status of from) {
      if ((await step({ _id, user_id: userId }, { from: status, to, by, at: now }, 1)) > 0) return true;
    }
    return false;
  }

  /** A mail to the lead has left: one that was discovered is contacted, any other stays as it is. */
  async function markContacted(userId: OwnerId, id: string, at: Date): Promise<void> {
    if (objectId(id)) await contactTogether({ userId, id, at });
  }

  /** Those that are not there are named; the others have the status afterwards. One write for each status that is left. */
  async function setStatusMany(
    userId: OwnerId,
    campaignId: string,
    ids: readonly string[],
    to: LeadStatus,
    now: Date,
  ): Promise<{ updated: number; failed: string[] }> {
    const wanted = [...new Set(ids)];
    for (;;) {
      const found = await findMany(userId, campaignId, wanted);
      if (found.every(({ status }) => status === to)) {
        const there = new Set(found.map(({ id }) => id));
        return { updated: found.length, failed: wanted.filter((id) => !there.has(id)) };
      }
      for (const from of LEAD_STATUSES) {
        const some = found.filter(({ status }) => status === from && status !== to);
        if (some.length === 0) continue;
        const _id = { $in: some.map(({ id }) => objectId(id)) };
        await step({ _id, user_id: userId, campaign_id: campaignId }, { from, to, by: 'user', at: now });
        refresh.touched(userId, campaignId, some.length);
      }
    }
  }

  /**
   * A compare-and-set. When a lead was first contacted is kept, however often it is moved.
   * @param most how many the filter can let through
   * @returns how many moved
   */
  async function step(filter: Record<string, unknown>, move: Move, most = Infinity): Promise<number> {
    if (move.from === move.to) return 0;
    let moved = 0;
    for (const { only, update } of toChanges(move)) {
      moved += (await leads.updateMany({ ...filter, status: move.from, ...only }, update)).modifiedCount;
      if (moved >= most) break;
    }
    return moved;
  }

  /** Addresses of all leads of the user that must not be mailed any more. */
  async function markedAddresses(userId: OwnerId): Promise<string[]> {
    const filter = {
      user_id: userId,
      status: { $in: ['unsubscribed', 'bounced'] satisfies LeadStatus[] },
      contact_email: { $ne: null },
    };
    const found = await leadModel(connection).find(filter, { contact_email: 1 }).lean();
    return found.flatMap(({ contact_email }) => contact_email ?? []);
  }

  return { setStatus, moveStatus, markContacted, setStatusMany, markedAddresses };
}

/** Writes of a move, in this order: of one lead the first that fits changes it, and the others fit no more. */
function toChanges(move: Move) {
  const { to, at } = move;
  const change = { status: to, updated_at: at, changed_at: new Date() };
  const note = { $push: { status_history: move } };
  const always = { only: {}, update: { $set: change, ...note } };
  if (to !== 'contacted') return [always];
  const first = { only: { contacted_at: null }, update: { $set: { ...change, contacted_at: at }, ...note } };
  return [first, always];
}

function toContactWrites({ userId: user_id, id, at }: Contacted) {
  const filter = { _id: new Types.ObjectId(id), user_id, status: 'discovered' as const };
  const changes = toChanges({ from: 'discovered', to: 'contacted', by: 'send', at });
  return changes.map(({ only, update }) => ({ updateOne: { filter: { ...filter, ...only }, update } }));
}
