import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../connect.js';
import { sendDayModel } from '../models/send-day-model.js';
import { sha256 } from '../sha256.js';
import {
  countersOf,
  countsOf,
  fromHold,
  holdOf,
  increments,
  type SlotCounts,
  type SlotKeys,
  type StoredDay,
  type Taken,
  toHold,
  toTaken,
} from '../slot-fields.js';
import { createDuplicateClaims } from './duplicate-claims.js';

export type { SlotCounts } from '../slot-fields.js';

export interface SlotLimits {
  user_daily: number;
  domain_daily: number;
  /** Null: not counted against, only counted. */
  sender_daily: number | null;
  sender_hourly: number | null;
}

export interface SlotRequest extends SlotKeys {
  user_id: string;
  /** YYYY-MM-DD of the workspace's calendar. */
  day: string;
  /** No other attempt of this day may hold the same `recipient`: of several at once one is let through. */
  alone: boolean;
  limits: SlotLimits;
}

export type Reservation =
  | { taken: true; counts: SlotCounts }
  | { taken: false; over: (keyof SlotCounts | 'recipient')[]; counts: SlotCounts };

const HOUR_MS = 3_600_000;
const LOOKS = 50;
/** Counters are of no use when their day is long over. */
const KEPT_MS = 10 * 24 * HOUR_MS;

/**
 * Counters of the policy. All those of a user's day lie in one document, and one guarded write takes a slot of each: no
 * limit is ever passed, no counter is left behind by one that refused, and an attempt that asks twice counts once.
 */
export function createSendSlotsRepository(connection: Connection) {
  const days = sendDayModel(connection);
  /** Past mongoose: every mail comes here. */
  const stored = connection.collection<StoredDay>(days.collection.name);

  /** @throws Error when the counters change faster than they can be read: no slot is taken then */
  async function reserve(request: SlotRequest): Promise<Reservation> {
    const _id = dayId(request.user_id, request.day);
    const taken = toTaken(request);
    const change = { $inc: increments(taken, 1), $set: { [holdOf(taken)]: toHold(taken) } };
    const counters = { ...countersOf(taken), [holdOf(taken)]: 1 };
    const answer = { returnDocument: 'after' as const, projection: counters };
    for (let look = 0; look < LOOKS; look++) {
      const after = await stored.findOneAndUpdate({ _id, ...underAll(taken, request) }, change, answer);
      if (after) return { taken: true, counts: countsOf(after, taken) };
      const found = (await days.findOne({ _id }, counters).lean()) as unknown as StoredDay | null;
      if (!found) await addDay(request.user_id, request.day);
      const refusal = found && explain(found, taken, request);
      if (refusal) return refusal;
      // It was full a moment ago, and somebody has given a slot back since.
    }
    throw new Error('The counters of the day do not hold still');
  }

  async function addDay(user_id: string, day: string): Promise<void> {
    const _id = dayId(user_id, day);
    const expires_at = new Date(Math.max(Date.parse(`${day}T00:00:00Z`), Date.now()) + KEPT_MS);
    const counted = { total: 0, domains: {}, senders: {}, hours: {}, recipients: {}, holds: {} };
    try {
      await days.create({ _id, user_id, day, ...counted, expires_at });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Gives back what the attempt holds; fine when it holds nothing. */
  async function release(userId: string, day: string, attemptId: string): Promise<void> {
    const _id = dayId(userId, day);
    const field = holdOf({ id: attemptId });
    const found = (await days.findOne({ _id }, { [field]: 1 }).lean()) as unknown as StoredDay | null;
    const hold = found?.holds?.[attemptId];
    if (hold === undefined) return;
    await days.updateOne(
      { _id, [field]: hold },
      { $inc: increments(fromHold(attemptId, hold), -1), $unset: { [field]: '' } },
    );
  }

  async function counts(
    userId: string,
    day: string,
    domain_key: string,
    sender_id: string,
    hour: string,
  ): Promise<SlotCounts> {
    const wanted = toTaken({ attempt_id: '', domain_key, sender_id, hour, recipient: '' });
    const found = await days.findOne({ _id: dayId(userId, day) }, countersOf(wanted)).lean();
    return countsOf(found as unknown as StoredDay | null, wanted);
  }

  return { reserve, release, counts, ...createDuplicateClaims(connection) };
}

export type SendSlotsRepository = ReturnType<typeof createSendSlotsRepository>;

function dayId(userId: string, day: string): string {
  return sha256(`${userId}\n${day}`);
}

/** Lets the write through while every counter is under its limit and the attempt holds nothing yet. */
function underAll(taken: Taken, { limits, alone }: Pick<SlotRequest, 'limits' | 'alone'>): Record<string, unknown> {
  const { domain, sender, hour, recipient } = taken;
  const under = (field: string, limit: number | null) => {
    if (limit === null) return [];
    const isLess = { [field]: { $lt: limit } };
    // A counter that is not there is 0, which a limit of 0 does not let pass.
    return [limit > 0 ? { $or: [{ [field]: { $exists: false } }, isLess] } : isLess];
  };
  return {
    [holdOf(taken)]: { $exists: false },
    $and: [
      ...under('total', limits.user_daily),
      ...under(`domains.${domain}`, limits.domain_daily),
      ...under(`senders.${sender}`, limits.sender_daily),
      ...under(`hours.${hour}`, limits.sender_hourly),
      ...under(`recipients.${recipient}`, alone ? 1 : null),
    ],
  };
}

/** Why the write was not let through; null when by now it would be. */
function explain(
  day: StoredDay,
  taken: Taken,
  { limits, alone }: Pick<SlotRequest, 'limits' | 'alone'>,
): Reservation | null {
  const counts = countsOf(day, taken);
  if (day.holds?.[taken.id] !== undefined) return { taken: true, counts };
  const full = (Object.keys(counts) as (keyof SlotCounts)[]).filter(
    (name) => counts[name] >= (limits[name] ?? Infinity),
  );
  const isHeld = alone && (day.recipients?.[taken.recipient] ?? 0) > 0;
  const over = [...full, ...(isHeld ? (['recipient'] as const) : [])];
  return over.length === 0 ? null : { taken: false, over, counts };
}
