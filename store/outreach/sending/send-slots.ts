import type { Connection } from 'mongoose';
import { ENVIRONMENT_SENDER_ID } from '../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { sha256 } from '../../base/sha256.js';
import { createDuplicateClaims } from './duplicate-claims.js';
import { sendDayModel } from './send-day-model.js';
import {
  fromHold,
  increments,
  listCounters,
  type Reservation,
  readHoldField,
  readSlotCounts,
  type SlotCounts,
  type SlotKeys,
  type SlotLimits,
  type SlotRequest,
  type StoredDay,
  toHold,
  toTaken,
} from './slot-fields.js';
import { explain, underAll } from './slot-guard.js';

export type { Reservation, SlotCounts, SlotLimits, SlotRequest } from './slot-fields.js';

type MailboxLimits = Pick<SlotLimits, 'sender_daily' | 'sender_hourly'>;

/** Owner of the days that count the mailbox that users share: no user has this id. */
const SHARED = '';
const HOUR_MS = 3_600_000;
const LOOKS = 50;
/** Counters are no longer needed when their day is long over. */
const KEPT_MS = 10 * 24 * HOUR_MS;

/**
 * Counters of the policy. All those of a user's day are in one document, and one guarded write takes a slot of each: no
 * limit is ever passed, no counter is left behind by one that refused, and an attempt that asks twice counts once.
 */
export function createSendSlotsRepository(connection: Connection) {
  const days = sendDayModel(connection);
  /** Typed, and past mongoose: every mail comes here. */
  const stored = connection.collection<StoredDay>(days.collection.name);

  /**
   * A mail of the mailbox that users share takes a slot of its day before one of the user's.
   * @throws Error when the counters change faster than they can be read: no slot is taken then
   */
  async function reserve(request: SlotRequest): Promise<Reservation> {
    const { user_id, day, attempt_id, sender_id, limits } = request;
    if (sender_id !== ENVIRONMENT_SENDER_ID) return reserveDay({ ...request, gap: undefined });
    const shared = await reserveDay(ofMailbox(request));
    if (!shared.taken) {
      const own = await countsOfDay(user_id, request);
      return { ...shared, counts: onlyFull(own, shared.counts, limits) };
    }
    const reserved = await reserveDay({ ...request, gap: undefined });
    if (!reserved.taken) await releaseDay(SHARED, day, attempt_id);
    return reserved;
  }

  async function reserveDay(request: SlotRequest): Promise<Reservation> {
    const _id = dayId(request.user_id, request.day);
    const taken = toTaken(request);
    const left = request.gap && { last: request.gap.now.getTime() };
    const change = { $inc: increments(taken, 1), $set: { [readHoldField(taken)]: toHold(taken), ...left } };
    const counters = { ...listCounters(taken), [readHoldField(taken)]: 1, last: 1 };
    const answer = { returnDocument: 'after' as const, projection: counters };
    for (let look = 0; look < LOOKS; look++) {
      const after = await stored.findOneAndUpdate({ _id, ...underAll(taken, request) }, change, answer);
      if (after) return { taken: true, counts: readSlotCounts(after, taken) };
      const found = await stored.findOne({ _id }, { projection: counters });
      if (!found) await addDay(request.user_id, request.day);
      const refusal = found && explain(found, taken, request);
      if (refusal) return refusal;
      // It was full a moment ago, and another attempt has given a slot back since.
    }
    throw new Error('The counters of the day change faster than they can be read');
  }

  async function addDay(user_id: OwnerId, day: string): Promise<void> {
    const _id = dayId(user_id, day);
    const expires_at = new Date(Math.max(Date.parse(`${day}T00:00:00Z`), Date.now()) + KEPT_MS);
    const last = user_id === SHARED ? await lastOf(dayBefore(day)) : {};
    const counted = { total: 0, domains: {}, senders: {}, hours: {}, recipients: {}, holds: {}, ...last };
    try {
      await days.create({ _id, user_id, day, ...counted, expires_at });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** The gap does not end at midnight. */
  async function lastOf(day: string): Promise<{ last?: number }> {
    const found = await stored.findOne({ _id: dayId(SHARED, day) }, { projection: { last: 1 } });
    return found?.last === undefined ? {} : { last: found.last };
  }

  /** Gives back what the attempt holds; fine when it holds nothing. */
  async function release(userId: OwnerId, day: string, attemptId: string): Promise<void> {
    await Promise.all([userId, SHARED].map((owner) => releaseDay(owner, day, attemptId)));
  }

  async function releaseDay(userId: OwnerId, day: string, attemptId: string): Promise<void> {
    const _id = dayId(userId, day);
    const field = readHoldField({ id: attemptId });
    const found = await stored.findOne({ _id }, { projection: { [field]: 1 } });
    const hold = found?.holds?.[attemptId];
    if (hold === undefined) return;
    await days.updateOne(
      { _id, [field]: hold },
      { $inc: increments(fromHold(attemptId, hold), -1), $unset: { [field]: '' } },
    );
  }

  /**
   * What the user's own mails count for. Of the mailbox that users share it shows no more than that it is full.
   * @param limits of the sender, where it matters whether it is full
   */
  async function counts(
    userId: OwnerId,
    day: string,
    domain_key: string,
    sender_id: string,
    hour: string,
    limits: MailboxLimits = { sender_daily: null, sender_hourly: null },
  ): Promise<SlotCounts> {
    const wanted = { day, domain_key, sender_id, hour };
    const own = await countsOfDay(userId, wanted);
    if (sender_id !== ENVIRONMENT_SENDER_ID) return own;
    return onlyFull(own, await countsOfDay(SHARED, wanted), limits);
  }

  async function countsOfDay(userId: OwnerId, keys: Omit<SlotKeys, 'attempt_id' | 'recipient'> & { day: string }) {
    const wanted = toTaken({ ...keys, attempt_id: '', recipient: '' });
    const found = await stored.findOne({ _id: dayId(userId, keys.day) }, { projection: listCounters(wanted) });
    return readSlotCounts(found, wanted);
  }

  return { reserve, release, counts, ...createDuplicateClaims(connection) };
}

export type SendSlotsRepository = ReturnType<typeof createSendSlotsRepository>;

function dayId(userId: OwnerId, day: string): string {
  return sha256(`${userId}\n${day}`);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** What binds the mailbox, whichever user writes from it. */
function ofMailbox(request: SlotRequest): SlotRequest {
  const limits = { ...request.limits, user_daily: Number.MAX_SAFE_INTEGER, domain_daily: Number.MAX_SAFE_INTEGER };
  return { ...request, user_id: SHARED, domain_key: '', recipient: '', alone: false, limits };
}

/** The user's own counts, but for those of the mailbox that all its users together have used up. */
function onlyFull(own: SlotCounts, all: SlotCounts, limits: MailboxLimits): SlotCounts {
  const show = (name: keyof MailboxLimits) => {
    const limit = limits[name];
    return limit !== null && all[name] >= limit ? Math.max(own[name], limit) : own[name];
  };
  return { ...own, sender_daily: show('sender_daily'), sender_hourly: show('sender_hourly') };
}
