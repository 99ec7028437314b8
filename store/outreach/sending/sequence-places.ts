import { type Connection, Types } from 'mongoose';
import type { FollowUpPause } from '../../../domain/outreach/sending/follow-up.js';
import { CONDITION_NOT_MET, SKIPPED } from '../../../domain/outreach/sending/sequence/find-next-step.js';
import type { StepCounts } from '../../../domain/outreach/sending/sequence/lead-place.js';
import type { NewPlace, PlaceChange, SequencePlace } from '../../../domain/outreach/sending/sequence/sequence-place.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { type Cursor, encodeCursor, type ListPage } from '../../base/cursor.js';
import { objectId } from '../../base/object-id.js';
import { NOT_HELD } from './follow-up-holds.js';
import { type FollowUpDocument, followUpModel } from './follow-up-model.js';
import { toFollowUp } from './follow-up-record.js';

type Stored = FollowUpDocument & { _id: Types.ObjectId };

/** Which leads of a sequence: by where they are, and at which step. */
export interface PlaceFilter {
  show: 'waiting' | 'paused' | 'finished' | 'ended';
  step_id: string | null;
}

const IN_SEQUENCE = { step_id: { $ne: null } } as const;
const ENDED = ['cancelled', 'blocked', 'failed'];
const PASSED_OVER = [SKIPPED, CONDITION_NOT_MET];

/** The emails of sequences, which are follow-ups: where each lead is, and what changes that. */
export function createSequencePlacesRepository(connection: Connection) {
  const followUps = followUpModel(connection);

  /** Of all first emails to the lead, in the order in which they were planned. */
  async function ofLead(userId: OwnerId, leadId: string): Promise<SequencePlace[]> {
    const found = await followUps
      .find({ user_id: userId, lead_id: leadId, ...IN_SEQUENCE })
      .sort({ placed_at: 1, _id: 1 })
      .lean();
    return found.map(toPlace);
  }

  /** The same again: what is stored. */
  async function insert({ id, scheduled_at, ...place }: NewPlace, now: Date): Promise<SequencePlace> {
    const stored = {
      _id: new Types.ObjectId(id),
      ...place,
      scheduled_at: new Date(scheduled_at),
      status: 'scheduled' as const,
      is_place: false,
      placed_at: now,
      created_at: now,
    };
    try {
      await followUps.create(stored);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const { user_id, attempt_id, number } = place;
    const found = await followUps.findOne({ user_id, attempt_id, number }).lean();
    if (!found) throw new Error(`Follow-up ${id} was removed while it was planned`);
    return toPlace(found);
  }

  async function enter({
    id,
    user_id,
    attempt_id,
  }: Pick<SequencePlace, 'id' | 'user_id' | 'attempt_id'>): Promise<void> {
    const _id = new Types.ObjectId(id);
    await followUps.updateOne({ _id, user_id }, { $set: { is_place: true } });
    await followUps.updateMany(
      { user_id, attempt_id, _id: { $ne: _id }, is_place: true },
      { $set: { is_place: false } },
    );
  }

  async function leave(userId: OwnerId, id: string, reason: string): Promise<boolean> {
    const ending = { status: 'cancelled' as const, reason, paused: null, is_stale: false, ...NOT_HELD };
    return (await updateScheduled(userId, id, ending)) > 0;
  }

  async function change(userId: OwnerId, id: string, { scheduled_at, ...rest }: PlaceChange): Promise<void> {
    const time = scheduled_at === undefined ? {} : { scheduled_at: new Date(scheduled_at), ...NOT_HELD };
    await updateScheduled(userId, id, { ...rest, ...time, is_stale: false });
  }

  async function updateScheduled(userId: OwnerId, id: string, fields: Partial<FollowUpDocument>): Promise<number> {
    const _id = objectId(id);
    if (!_id) return 0;
    const filter = { _id, user_id: userId, status: 'scheduled' as const };
    return (await followUps.updateOne(filter, { $set: fields })).matchedCount;
  }

  /** Of one lead. @returns whether it was scheduled, and paused or not as `from` says */
  async function setPaused(
    userId: OwnerId,
    id: string,
    { from, to }: { from: readonly (FollowUpPause | null)[]; to: FollowUpPause | null },
  ): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    const filter = { _id, user_id: userId, status: 'scheduled' as const, paused: { $in: [...from] } };
    return (await followUps.updateOne(filter, { $set: { paused: to, ...NOT_HELD } })).matchedCount > 0;
  }

  /** Of all leads but those that are paused one by one. @returns the mailboxes whose emails may be due by now */
  async function pauseAll(userId: OwnerId, campaignId: string, isPaused: boolean): Promise<string[]> {
    const paused = isPaused ? null : 'sequence';
    const filter = { user_id: userId, campaign_id: campaignId, status: 'scheduled' as const, ...IN_SEQUENCE, paused };
    const senders = await followUps.distinct('sender_id', filter);
    await followUps.updateMany(filter, { $set: { paused: isPaused ? 'sequence' : null, ...NOT_HELD } });
    return senders;
  }

  /** Those that are planned by an older version of the sequence. @returns how many */
  async function markStale(userId: OwnerId, campaignId: string): Promise<number> {
    const filter = { user_id: userId, campaign_id: campaignId, status: 'scheduled' as const, ...IN_SEQUENCE };
    return (await followUps.updateMany(filter, { $set: { is_stale: true } })).matchedCount;
  }

  /** How many are not in line with the sequence yet. */
  async function countStale(userId: OwnerId, campaignId: string): Promise<number> {
    return followUps.countDocuments({ user_id: userId, campaign_id: campaignId, status: 'scheduled', is_stale: true });
  }

  /** @param of one campaign; null: all of all users */
  async function listStale(
    of: { user_id: OwnerId; campaign_id: string } | null,
    limit: number,
  ): Promise<SequencePlace[]> {
    const found = await followUps
      .find({ is_stale: true, status: 'scheduled', ...of })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return found.map(toPlace);
  }

  /** Where leads are: those that are due first in front, or the latest of those that have ended. */
  async function list(
    userId: OwnerId,
    campaignId: string,
    { show, step_id }: PlaceFilter,
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<SequencePlace>> {
    const isComing = show === 'waiting' || show === 'paused';
    const side = isComing ? '$gt' : '$lt';
    const order = isComing ? 1 : -1;
    const found = await followUps
      .find({
        user_id: userId,
        campaign_id: campaignId,
        is_place: true,
        ...STATES[show],
        ...(step_id === null ? {} : { step_id }),
        ...(cursor && {
          $and: [
            {
              $or: [
                { scheduled_at: { [side]: cursor.created_at } },
                { scheduled_at: cursor.created_at, _id: { [side]: cursor.id } },
              ],
            },
          ],
        }),
      })
      .sort({ scheduled_at: order, _id: order })
      .limit(limit + 1)
      .lean();
    const items = found.slice(0, limit).map(toPlace);
    const last = items.at(-1);
    const more = found.length > limit && last !== undefined;
    return { items, next_cursor: more ? encodeCursor({ created_at: new Date(last.scheduled_at), id: last.id }) : null };
  }

  /** By step, deleted ones included. */
  async function count(userId: OwnerId, campaignId: string): Promise<Map<string, StepCounts>> {
    const isSkipped = { $in: ['$reason', PASSED_OVER] };
    const found = await followUps.aggregate<{
      _id: { step: string; status: string; paused: boolean; skipped: boolean; place: boolean };
      count: number;
    }>([
      { $match: { user_id: userId, campaign_id: campaignId, ...IN_SEQUENCE } },
      {
        $group: {
          _id: {
            step: '$step_id',
            status: '$status',
            paused: { $ne: [{ $ifNull: ['$paused', null] }, null] },
            skipped: isSkipped,
            place: { $eq: ['$is_place', true] },
          },
          count: { $sum: 1 },
        },
      },
    ]);
    const counts = new Map<string, StepCounts>();
    for (const { _id, count: amount } of found) {
      const { step, status, paused, skipped, place } = _id;
      const of = counts.get(step) ?? { waiting: 0, paused: 0, sent: 0, skipped: 0, finished: 0, ended: 0 };
      counts.set(step, of);
      if (status === 'scheduled') of[paused ? 'paused' : 'waiting'] += amount;
      else if (status === 'sent') of.sent += amount;
      else if (status === 'cancelled' && skipped) of.skipped += amount;
      const isOver = status === 'sent' || (status === 'cancelled' && skipped);
      if (place && status !== 'scheduled') of[isOver ? 'finished' : 'ended'] += amount;
    }
    return counts;
  }

  return { ofLead, insert, enter, leave, change, setPaused, pauseAll, markStale, countStale, listStale, list, count };
}

export type SequencePlacesRepository = ReturnType<typeof createSequencePlacesRepository>;

const STATES: Readonly<Record<PlaceFilter['show'], Record<string, unknown>>> = {
  waiting: { status: 'scheduled', paused: null },
  paused: { status: 'scheduled', paused: { $ne: null } },
  // Its last step was passed over, and there is none behind it.
  finished: { $or: [{ status: 'sent' }, { status: 'cancelled', reason: { $in: PASSED_OVER } }] },
  ended: { status: { $in: ENDED }, reason: { $nin: PASSED_OVER } },
};

function toPlace(found: Stored): SequencePlace {
  return {
    ...toFollowUp(found),
    user_id: found.user_id,
    sender_id: found.sender_id,
    step_id: found.step_id ?? '',
    wait_days: found.wait_days ?? null,
    is_place: found.is_place === true,
    own_text: found.own_text === true,
    own_time: found.own_time === true,
    is_stale: found.is_stale === true,
    away_until: found.away_until?.toISOString() ?? null,
  };
}
