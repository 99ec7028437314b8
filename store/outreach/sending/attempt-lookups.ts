import type { Connection } from 'mongoose';
import { personKey } from '../../../domain/outreach/campaigns/person-key.js';
import type { Attempt, AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import { ENVIRONMENT_SENDER_ID } from '../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { gatherByOwner } from '../../base/gather-by-owner.js';
import { objectId } from '../../base/object-id.js';
import { attemptModel } from './attempt-model.js';
import { type StoredAttempt, toAttempt } from './attempt-record.js';
import { createSenderRates } from './sender-rates.js';

const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;
/** States of a mail that was, or may have been, sent. */
const LEFT: readonly AttemptStatus[] = ['sending', 'sent', 'uncertain', 'bounced'];
/** Of those, the final ones. */
const SETTLED: readonly AttemptStatus[] = ['sent', 'uncertain', 'bounced'];
const ON_WAY: readonly AttemptStatus[] = ['queued', 'sending'];
const OPEN = ['sending', 'uncertain'] as const satisfies readonly AttemptStatus[];

/** Attempts for one address are few. */
const A_FEW = 20;
const HOUR_MS = 3_600_000;
const LOOKS_BACK_MS = [HOUR_MS / 60, HOUR_MS, 24 * HOUR_MS, 30 * 24 * HOUR_MS, Infinity];

export interface MailsTo {
  latest: Attempt | null;
  on_way: Attempt[];
}

/** Finds attempts by what an incoming mail says about them, and by what the policy needs to know. Reads only. */
export function createAttemptLookups(connection: Connection) {
  const attempts = attemptModel(connection);

  const findPersons = gatherByOwner<StoredAttempt>(readPersons, ({ person_key }) => person_key);

  async function findAll(filter: Record<string, unknown>): Promise<Attempt[]> {
    const found = await attempts.find(filter).sort(NEWEST_FIRST).lean();
    return found.map((each) => toAttempt(each as StoredAttempt));
  }

  /** By our ids, or by those that a relay put in their place: its whole id, or the part before the "@" alone. */
  async function findByMessageIds(userId: OwnerId, ids: readonly string[]): Promise<Attempt[]> {
    if (ids.length === 0) return [];
    return findAll({ user_id: userId, ...citedFilter(ids) });
  }

  /**
   * Mails of the environment's sender, from any user. Not scoped by user: its mailbox is shared by all users without a
   * sender of their own, and its reader must find out whose reply a message is.
   */
  async function findShared(
    by: { ids: string[] } | { message_ids: string[] } | { recipient: string; since: Date },
  ): Promise<Attempt[]> {
    const shared = { sender_id: ENVIRONMENT_SENDER_ID };
    if ('ids' in by) return findAll({ ...shared, _id: { $in: by.ids.map(objectId).filter((id) => id !== null) } });
    if ('message_ids' in by) return findAll({ ...shared, ...citedFilter(by.message_ids) });
    return findAll({ ...shared, recipient_email: by.recipient, created_at: { $gte: by.since } });
  }

  /** The last mail that went to whom this address leads to, or may have. */
  async function latestTo(userId: OwnerId, recipient: string): Promise<Attempt | null> {
    return (await mailsTo(userId, recipient)).latest;
  }

  /**
   * The last mail that was, or may have been, sent to the person at this address, and later ones that are in progress.
   * States are filtered here: for a set of states, a database may read all that the user ever sent.
   */
  async function mailsTo(userId: OwnerId, recipient: string): Promise<MailsTo> {
    const on_way: Attempt[] = [];
    for (const each of await findPersons(userId, [personKey(recipient)])) {
      if (isSettled(each)) return { latest: toAttempt(each), on_way };
      if (ON_WAY.includes(each.status as AttemptStatus)) on_way.push(toAttempt(each));
    }
    return { latest: null, on_way };
  }

  /** Newest first, and at least down to the last one of each that is settled. */
  async function readPersons(user_id: OwnerId, keys: string[]): Promise<StoredAttempt[]> {
    const [only, ...others] = keys;
    if (only !== undefined && others.length === 0) return readPerson(user_id, only);
    const most = A_FEW * keys.length;
    const to = { user_id, person_key: { $in: keys } };
    const found = await attempts.collection.find<StoredAttempt>(to).limit(most).toArray();
    // With somebody among them who gets many.
    if (found.length === most) return (await Promise.all(keys.map((key) => readPerson(user_id, key)))).flat();
    return found.sort((one, other) => timeOf(other) - timeOf(one) || (idOf(one) < idOf(other) ? 1 : -1));
  }

  async function readPerson(user_id: OwnerId, person_key: string): Promise<StoredAttempt[]> {
    const read: StoredAttempt[] = [];
    const found = attempts.collection.find<StoredAttempt>({ user_id, person_key }, { batchSize: A_FEW });
    for await (const each of found.sort(NEWEST_FIRST)) {
      read.push(each);
      if (isSettled(each)) break;
    }
    return read;
  }

  async function findRecentByRecipient(userId: OwnerId, recipient: string, since: Date): Promise<Attempt[]> {
    return findAll({ user_id: userId, recipient_email: recipient, created_at: { $gte: since } });
  }

  /** `subject` as replySubject makes it. */
  async function findRecentByDomain(
    userId: OwnerId,
    domainKey: string,
    subject: string,
    since: Date,
  ): Promise<Attempt[]> {
    return findAll({
      user_id: userId,
      domain_key: domainKey,
      normalized_subject: subject,
      created_at: { $gte: since },
      status: { $in: [...SETTLED] },
    });
  }

  /** Whether a mail went to this domain (or address of a free-mail provider), or may have gone. */
  async function hasMailed(userId: OwnerId, domainKey: string, since: Date): Promise<boolean> {
    const filter = { user_id: userId, domain_key: domainKey, created_at: { $gte: since }, status: { $in: [...LEFT] } };
    return (await attempts.exists(filter)) !== null;
  }

  /** When a mail first left this sender, or may have. */
  async function firstSentAt(userId: OwnerId, senderId: string): Promise<string | null> {
    const sent = attempts.findOne({ ...sentBy(userId, senderId), sent_at: { $gt: new Date(0) } }, { sent_at: 1 });
    const [first, open] = await Promise.all([sent.sort({ sent_at: 1 }).lean(), openTimes(userId, senderId)]);
    const times = [first?.sent_at?.getTime(), ...open].filter((at) => at !== undefined);
    return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
  }

  /** When a mail last left this sender, or may have. Most lie a short time back: nobody reads all those of a year for it. */
  async function lastSentAt(userId: OwnerId, senderId: string, now = new Date()): Promise<string | null> {
    const times = await openTimes(userId, senderId);
    for (const spanMs of LOOKS_BACK_MS) {
      const sent_at = { $gt: new Date(Math.max(0, now.getTime() - spanMs)) };
      const filter = { ...sentBy(userId, senderId), sent_at };
      const last = await attempts.findOne(filter, { sent_at: 1 }).sort({ sent_at: -1 }).lean();
      if (!last?.sent_at) continue;
      times.push(last.sent_at.getTime());
      break;
    }
    return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
  }

  /**
   * Of mails that are being, or may have been, sent, and have no sending time. By the index of states: few are open,
   * and a sender has many.
   */
  async function openTimes(userId: OwnerId, senderId: string): Promise<number[]> {
    const of = { ...sentBy(userId, senderId), updated_at: { $gt: new Date(0) } };
    const open = await Promise.all(
      OPEN.map((status) => attempts.find({ ...of, status }, { updated_at: 1, sent_at: 1 }).lean()),
    );
    return open.flat().flatMap(({ sent_at, updated_at }) => (sent_at ? [] : [updated_at.getTime()]));
  }

  return {
    findByMessageIds,
    findShared,
    latestTo,
    mailsTo,
    findRecentByRecipient,
    findRecentByDomain,
    hasMailed,
    ...createSenderRates(connection),
    firstSentAt,
    lastSentAt,
  };
}

const isSettled = ({ status }: StoredAttempt): boolean => SETTLED.includes(status as AttemptStatus);
const timeOf = ({ created_at }: StoredAttempt): number => created_at.getTime();
const idOf = ({ _id }: StoredAttempt): string => _id.toHexString();

const sentBy = (user_id: OwnerId, sender_id: string) => ({ user_id, sender_id });

/** Some relays report the bare id and write it with a domain of their own (Amazon SES does). */
function citedFilter(ids: readonly string[]): Record<string, unknown> {
  const bare = ids.flatMap((id) => {
    const inner = id.replace(/^<|>$/g, '');
    return [id, inner, inner.split('@')[0] ?? inner];
  });
  return { $or: [{ message_id: { $in: [...ids] } }, { relay_message_id: { $in: bare } }] };
}
