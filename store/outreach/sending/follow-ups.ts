import { type Connection, Types } from 'mongoose';
import { type FollowUp, type FollowUpStatus, MAX_FOLLOW_UPS } from '../../../domain/outreach/sending/follow-up.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isInTransit } from '../../../domain/workspaces/workspace-move.js';
import { isDuplicateKey } from '../../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../../base/cursor.js';
import { objectId } from '../../base/object-id.js';
import { createFollowUpHolds, filterScheduled, NOT_HELD, notHeld } from './follow-up-holds.js';
import { followUpModel } from './follow-up-model.js';
import { toFollowUp } from './follow-up-record.js';

export type FollowUpRecord = Omit<FollowUp, 'held_reason' | 'next_at' | 'step_id' | 'paused'> & {
  user_id: OwnerId;
  sender_id: string;
};

export interface FollowUpEnding {
  status: FollowUpStatus;
  reason: string | null;
  sent_at: Date | null;
  sent_attempt_id: string | null;
}

/** What a user changes of a scheduled one. */
export interface FollowUpEdit {
  subject?: string;
  body?: string;
  scheduled_at?: Date;
}

/** Follow-ups, three of an attempt at most: their numbers are unique. */
export function createFollowUpsRepository(connection: Connection) {
  const followUps = followUpModel(connection);

  /** Null when the attempt has three already. The same id again: the stored one. */
  async function insert({ id, scheduled_at, sent_at, created_at, ...record }: FollowUpRecord): Promise<{
    follow_up: FollowUp;
    inserted: boolean;
  } | null> {
    const _id = new Types.ObjectId(id);
    const stored = {
      _id,
      ...record,
      scheduled_at: new Date(scheduled_at),
      created_at: new Date(created_at),
      sent_at: sent_at === null ? null : new Date(sent_at),
    };
    for (let number = 1; number <= MAX_FOLLOW_UPS; number++) {
      try {
        await followUps.create({ ...stored, number });
        return { follow_up: toFollowUp({ ...stored, number }), inserted: true };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const same = await find(record.user_id, id);
      if (same) return { follow_up: same, inserted: false };
    }
    return null;
  }

  async function find(userId: OwnerId, id: string): Promise<FollowUp | null> {
    return (await owner(userId, id))?.follow_up ?? null;
  }

  async function owner(userId: OwnerId, id: string): Promise<{ follow_up: FollowUp; sender_id: string } | null> {
    const _id = objectId(id);
    const found = _id && (await followUps.findOne({ _id, user_id: userId }).lean());
    return found ? { follow_up: toFollowUp(found), sender_id: found.sender_id } : null;
  }

  async function list(
    userId: OwnerId,
    campaignId: string,
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<FollowUp>> {
    const found = await followUps
      .find({ user_id: userId, campaign_id: campaignId, ...afterCursor(cursor) })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    return toListPage(found.map(toFollowUp), limit);
  }

  /** Those of a campaign that something holds, the longest waiting first. */
  async function heldIn(userId: OwnerId, campaignId: string, limit: number): Promise<FollowUp[]> {
    const found = await followUps
      .find({ user_id: userId, campaign_id: campaignId, status: 'scheduled', held_reason: { $ne: null } })
      .sort({ scheduled_at: 1, _id: 1 })
      .limit(limit)
      .lean();
    return found.map(toFollowUp);
  }

  /** How many heldIn finds, counted no further than `most`. */
  async function countHeld(userId: OwnerId, campaignId: string, most: number): Promise<number> {
    const filter = {
      user_id: userId,
      campaign_id: campaignId,
      status: 'scheduled',
      held_reason: { $ne: null },
    } as const;
    return followUps.countDocuments(filter, { limit: most });
  }

  /** Those of these leads whose time has come and that something holds. */
  async function heldOf(userId: OwnerId, leadIds: readonly string[]): Promise<(FollowUp & { sender_id: string })[]> {
    const found = await followUps
      .find({ user_id: userId, lead_id: { $in: [...leadIds] }, status: 'scheduled', held_reason: { $ne: null } })
      .sort({ scheduled_at: 1, _id: 1 })
      .lean();
    return found.map((each) => ({ ...toFollowUp(each), sender_id: each.sender_id }));
  }

  /** All that are to be sent in a campaign, by a cursor. */
  async function* scheduledIn(userId: OwnerId, campaignId: string): AsyncGenerator<FollowUp & { sender_id: string }> {
    const scheduled = { user_id: userId, campaign_id: campaignId, status: 'scheduled' as const };
    for await (const each of followUps.find(scheduled).sort({ scheduled_at: 1, _id: 1 }).lean().cursor())
      yield { ...toFollowUp(each), sender_id: each.sender_id };
  }

  async function ofLead(userId: OwnerId, leadId: string, status: FollowUpStatus): Promise<FollowUp[]> {
    const found = await followUps.find({ user_id: userId, lead_id: leadId, status }).sort({ number: 1, _id: 1 }).lean();
    return found.map(toFollowUp);
  }

  /** All that are to be sent from a mailbox, paused ones included. */
  async function ofSender(userId: OwnerId, senderId: string, limit: number): Promise<FollowUp[]> {
    const found = await followUps
      .find({ user_id: userId, sender_id: senderId, status: 'scheduled' })
      .limit(limit)
      .lean();
    return found.map(toFollowUp);
  }

  /** In the order of their numbers. */
  async function ofAttempt(userId: OwnerId, attemptId: string): Promise<FollowUp[]> {
    const found = await followUps.find({ user_id: userId, attempt_id: attemptId }).sort({ number: 1, _id: 1 }).lean();
    return found.map(toFollowUp);
  }

  async function due(userId: OwnerId, senderId: string, now: Date, limit: number): Promise<FollowUp[]> {
    const found = await followUps
      .find({ ...filterScheduled(userId, senderId), scheduled_at: { $lte: now }, ...notHeld(now) })
      .sort({ scheduled_at: 1, _id: 1 })
      .limit(limit)
      .lean();
    return found.map(toFollowUp);
  }

  async function nextDueAt(userId: OwnerId, senderId: string): Promise<string | null> {
    const scheduled = filterScheduled(userId, senderId);
    const [free, held] = await Promise.all([
      followUps
        .findOne({ ...scheduled, not_before: null })
        .sort({ scheduled_at: 1, _id: 1 })
        .lean(),
      followUps
        .findOne({ ...scheduled, not_before: { $ne: null } })
        .sort({ not_before: 1, _id: 1 })
        .lean(),
    ]);
    const times = [free, held].flatMap((each) => (each ? [Math.max(+each.scheduled_at, +(each.not_before ?? 0))] : []));
    return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
  }

  /** Whose follow-ups wait since before this, of all users; the longest waiting first. */
  async function overdue(before: Date, limit: number): Promise<{ user_id: OwnerId; sender_id: string }[]> {
    const found = await followUps
      .find(
        { status: 'scheduled', paused: null, scheduled_at: { $lt: before }, ...notHeld(before) },
        { user_id: 1, sender_id: 1 },
      )
      .sort({ scheduled_at: 1, _id: 1 })
      .limit(limit)
      .lean();
    // Between two workspaces they are not sent.
    const owned = found.filter(({ user_id }) => !isInTransit(user_id));
    const owners = new Map(owned.map(({ user_id, sender_id }) => [`${sender_id} ${user_id}`, { user_id, sender_id }]));
    return [...owners.values()];
  }

  /**
   * Later, never earlier, and only while it is scheduled.
   * @param isAway its lead is away until then, which a change of its sequence must not undo
   */
  async function reschedule(userId: OwnerId, id: string, until: Date, isAway = false): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    const filter = { _id, user_id: userId, status: 'scheduled' as const, scheduled_at: { $lt: until } };
    const change = { scheduled_at: until, ...(isAway ? { away_until: until } : {}) };
    return (await followUps.updateOne(filter, { $set: change })).modifiedCount > 0;
  }

  /** By its user, while it is scheduled. A new time ends its wait. @returns null when it no longer is scheduled */
  async function edit(userId: OwnerId, id: string, change: FollowUpEdit): Promise<FollowUp | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const own = {
      ...(change.subject === undefined && change.body === undefined ? {} : { own_text: true }),
      ...(change.scheduled_at ? { own_time: true, ...NOT_HELD } : {}),
    };
    const steps = { $set: { ...change, ...own } };
    const found = await followUps
      .findOneAndUpdate({ _id, user_id: userId, status: 'scheduled' }, steps, { returnDocument: 'after' })
      .lean();
    return found ? toFollowUp(found) : null;
  }

  async function conclude(
    userId: OwnerId,
    id: string,
    from: FollowUpStatus | readonly FollowUpStatus[],
    ending: FollowUpEnding,
  ): Promise<FollowUp | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const status = { $in: typeof from === 'string' ? [from] : [...from] };
    const found = await followUps
      .findOneAndUpdate(
        { _id, user_id: userId, status },
        { $set: { ...ending, ...NOT_HELD } },
        { returnDocument: 'after' },
      )
      .lean();
    return found ? toFollowUp(found) : null;
  }

  return {
    insert,
    find,
    owner,
    list,
    heldIn,
    countHeld,
    heldOf,
    scheduledIn,
    ofLead,
    ofSender,
    ofAttempt,
    due,
    nextDueAt,
    overdue,
    reschedule,
    edit,
    conclude,
    ...createFollowUpHolds(connection),
  };
}

export type FollowUpsRepository = ReturnType<typeof createFollowUpsRepository>;
