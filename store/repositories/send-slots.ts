import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../connect.js';
import { sendDayModel } from '../models/send-day-model.js';
import { sha256 } from '../sha256.js';
import { createDuplicateClaims } from './duplicate-claims.js';

export interface SlotCounts {
  user_daily: number;
  domain_daily: number;
  sender_daily: number;
  sender_hourly: number;
}

export interface SlotLimits {
  user_daily: number;
  domain_daily: number;
  /** Null: not counted against, only counted. */
  sender_daily: number | null;
  sender_hourly: number | null;
}

export interface SlotRequest {
  user_id: string;
  /** YYYY-MM-DD of the workspace's calendar. */
  day: string;
  attempt_id: string;
  domain_key: string;
  sender_id: string;
  /** YYYY-MM-DDTHH */
  hour: string;
  limits: SlotLimits;
}

export type Reservation =
  | { taken: true; counts: SlotCounts }
  | { taken: false; over: (keyof SlotCounts)[]; counts: SlotCounts };

interface Taken {
  id: string;
  domain: string;
  sender: string;
  hour: string;
}

interface StoredDay {
  _id: string;
  total: number;
  domains?: Record<string, number>;
  senders?: Record<string, number>;
  hours?: Record<string, number>;
  holds?: Record<string, string>;
}

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
      const after = await stored.findOneAndUpdate({ _id, ...underAll(taken, request.limits) }, change, answer);
      if (after) return { taken: true, counts: countsOf(after, taken) };
      const found = (await days.findOne({ _id }, counters).lean()) as unknown as StoredDay | null;
      if (!found) await addDay(request.user_id, request.day);
      const refusal = found && explain(found, taken, request.limits);
      if (refusal) return refusal;
      // It was full a moment ago, and somebody has given a slot back since.
    }
    throw new Error('The counters of the day do not hold still');
  }

  async function addDay(user_id: string, day: string): Promise<void> {
    const _id = dayId(user_id, day);
    const expires_at = new Date(Math.max(Date.parse(`${day}T00:00:00Z`), Date.now()) + KEPT_MS);
    try {
      await days.create({ _id, user_id, day, total: 0, domains: {}, senders: {}, hours: {}, holds: {}, expires_at });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Gives back what the attempt holds; fine when it holds nothing. */
  async function release(userId: string, day: string, attemptId: string): Promise<void> {
    const _id = dayId(userId, day);
    const field = `holds.${attemptId}`;
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
    const wanted = toTaken({ attempt_id: '', domain_key, sender_id, hour });
    const found = await days.findOne({ _id: dayId(userId, day) }, countersOf(wanted)).lean();
    return countsOf(found as unknown as StoredDay | null, wanted);
  }

  return { reserve, release, counts, ...createDuplicateClaims(connection) };
}

export type SendSlotsRepository = ReturnType<typeof createSendSlotsRepository>;

function dayId(userId: string, day: string): string {
  return sha256(`${userId}\n${day}`);
}

/** Of a day with a thousand mails only what is asked for: it is read for each of them. */
function countersOf({ domain, sender, hour }: Omit<Taken, 'id'>): Record<string, 1> {
  return { total: 1, [`domains.${domain}`]: 1, [`senders.${sender}`]: 1, [`hours.${hour}`]: 1 };
}

/** Lets the write through while every counter is under its limit and the attempt holds nothing yet. */
function underAll(taken: Taken, limits: SlotLimits): Record<string, unknown> {
  const { domain, sender, hour } = taken;
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
    ],
  };
}

/** Why the write was not let through; null when by now it would be. */
function explain(day: StoredDay, taken: Taken, limits: SlotLimits): Reservation | null {
  const counts = countsOf(day, taken);
  if (day.holds?.[taken.id] !== undefined) return { taken: true, counts };
  const over = (Object.keys(counts) as (keyof SlotCounts)[]).filter(
    (name) => counts[name] >= (limits[name] ?? Infinity),
  );
  return over.length === 0 ? null : { taken: false, over, counts };
}

/** Addresses hold dots and other signs that names of fields must not. Short: the whole day is written for each mail. */
function toTaken({
  attempt_id,
  domain_key,
  sender_id,
  hour,
}: Pick<SlotRequest, 'attempt_id' | 'domain_key' | 'sender_id' | 'hour'>): Taken {
  const field = (text: string) => sha256(text).slice(0, 16);
  return { id: attempt_id, domain: field(domain_key), sender: field(sender_id), hour: field(`${sender_id}\n${hour}`) };
}

function holdOf({ id }: Taken): string {
  return `holds.${id}`;
}

const toHold = ({ domain, sender, hour }: Taken): string => [domain, sender, hour].join(' ');

function fromHold(id: string, hold: string): Taken {
  const [domain = '', sender = '', hour = ''] = hold.split(' ');
  return { id, domain, sender, hour };
}

function increments({ domain, sender, hour }: Taken, by: 1 | -1): Record<string, number> {
  return { total: by, [`domains.${domain}`]: by, [`senders.${sender}`]: by, [`hours.${hour}`]: by };
}

function countsOf(day: StoredDay | null, { domain, sender, hour }: Taken): SlotCounts {
  return {
    user_daily: day?.total ?? 0,
    domain_daily: day?.domains?.[domain] ?? 0,
    sender_daily: day?.senders?.[sender] ?? 0,
    sender_hourly: day?.hours?.[hour] ?? 0,
  };
}
