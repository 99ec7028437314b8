import type { Connection } from 'mongoose';
import type { Attempt, AttemptStatus } from '../../domain/outreach/attempt.js';
import { ENVIRONMENT_SENDER_ID } from '../../domain/outreach/sender.js';
import { type StoredAttempt, toAttempt } from '../attempt-record.js';
import { attemptModel } from '../models/attempt-model.js';
import { replyModel } from '../models/reply-model.js';
import { objectId } from '../object-id.js';

const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;
/** States of a mail that has left, or may have. */
const LEFT: readonly AttemptStatus[] = ['sending', 'sent', 'uncertain', 'bounced'];
/** Of those, the ones that will not move any more by themselves. */
const SETTLED: readonly AttemptStatus[] = ['sent', 'uncertain', 'bounced'];

/** Finds attempts by what a mail that comes in tells of them, and by what the policy has to know. Reads only. */
export function createAttemptLookups(connection: Connection) {
  const attempts = attemptModel(connection);
  const replies = replyModel(connection);

  async function findOne(filter: Record<string, unknown>): Promise<Attempt | null> {
    const found = await attempts.findOne(filter).sort(NEWEST_FIRST).lean();
    return found ? toAttempt(found as StoredAttempt) : null;
  }

  async function findAll(filter: Record<string, unknown>): Promise<Attempt[]> {
    const found = await attempts.find(filter).sort(NEWEST_FIRST).lean();
    return found.map((each) => toAttempt(each as StoredAttempt));
  }

  /** By our ids, or by those that a relay put in their place: its whole id, or the part before the "@" alone. */
  async function findByMessageIds(userId: string, ids: readonly string[]): Promise<Attempt[]> {
    if (ids.length === 0) return [];
    return findAll({ user_id: userId, ...citedFilter(ids) });
  }

  /**
   * Mails of the environment's sender, whoever sent them. Not scoped by user: its mailbox is shared by all users without
   * a sender of their own, and whoever reads it must find out whom a message is for.
   */
  async function findShared(
    by: { ids: string[] } | { message_ids: string[] } | { recipient: string; since: Date },
  ): Promise<Attempt[]> {
    const shared = { sender_id: ENVIRONMENT_SENDER_ID };
    if ('ids' in by) return findAll({ ...shared, _id: { $in: by.ids.map(objectId).filter((id) => id !== null) } });
    if ('message_ids' in by) return findAll({ ...shared, ...citedFilter(by.message_ids) });
    return findAll({ ...shared, recipient_email: by.recipient, created_at: { $gte: by.since } });
  }

  /** The last mail that went to this address, or may have gone. */
  async function latestTo(userId: string, recipient: string): Promise<Attempt | null> {
    return findOne({ user_id: userId, recipient_email: recipient, status: { $in: [...SETTLED] } });
  }

  async function findRecentByRecipient(userId: string, recipient: string, since: Date): Promise<Attempt[]> {
    return findAll({ user_id: userId, recipient_email: recipient, created_at: { $gte: since } });
  }

  /** `subject` as replySubject makes it. */
  async function findRecentByDomain(
    userId: string,
    domainKey: string,
    subject: string,
    since: Date,
  ): Promise<Attempt[]> {
    return findAll({
      ...{ user_id: userId, domain_key: domainKey, normalized_subject: subject, created_at: { $gte: since } },
      status: { $in: [...SETTLED] },
    });
  }

  /** Whether a mail went to this domain (or address of a free-mail provider), or may have gone. */
  async function hasMailed(userId: string, domainKey: string, since: Date): Promise<boolean> {
    const filter = { user_id: userId, domain_key: domainKey, created_at: { $gte: since }, status: { $in: [...LEFT] } };
    return (await attempts.exists(filter)) !== null;
  }

  /** What became of a sender's mails since then. A complaint is counted with the mail that it is about. */
  async function rates(
    userId: string,
    senderId: string,
    since: Date,
  ): Promise<{ delivered: number; bounced: number; complained: number }> {
    const mailed = { user_id: userId, sender_id: senderId, sent_at: { $gte: since } };
    const found = await attempts.find({ ...mailed, status: { $in: ['sent', 'bounced'] } }, { status: 1 }).lean();
    const ids = found.map(({ _id }) => _id.toHexString());
    const complained = await replies.distinct('attempt_id', {
      ...{ user_id: userId, classification: 'complaint', attempt_id: { $in: ids } },
    });
    const bounced = found.filter(({ status }) => status === 'bounced').length;
    return { delivered: found.length, bounced, complained: complained.length };
  }

  /** The first (1) or last (-1) time that a mail left this sender, or may have. */
  async function edgeOfSending(userId: string, senderId: string, direction: 1 | -1): Promise<string | null> {
    const of = { user_id: userId, sender_id: senderId };
    const [sent, open] = await Promise.all([
      attempts
        .findOne({ ...of, sent_at: { $gt: new Date(0) } }, { sent_at: 1 })
        .sort({ sent_at: direction })
        .lean(),
      attempts
        .findOne({ ...of, status: { $in: ['sending', 'uncertain'] }, sent_at: null }, { updated_at: 1 })
        .sort({ updated_at: direction })
        .lean(),
    ]);
    const times = [sent?.sent_at, open?.updated_at].filter((at) => at instanceof Date).map((at) => at.getTime());
    if (times.length === 0) return null;
    return new Date(direction === 1 ? Math.min(...times) : Math.max(...times)).toISOString();
  }

  return {
    ...{ findByMessageIds, findShared, latestTo, findRecentByRecipient, findRecentByDomain, hasMailed, rates },
    /** When a mail last left this sender, or may have. */
    lastSentAt: (userId: string, senderId: string) => edgeOfSending(userId, senderId, -1),
    firstSentAt: (userId: string, senderId: string) => edgeOfSending(userId, senderId, 1),
  };
}

/** Some relays tell the bare id and write it with a domain of their own (Amazon SES does). */
function citedFilter(ids: readonly string[]): Record<string, unknown> {
  const bare = ids.flatMap((id) => {
    const inner = id.replace(/^<|>$/g, '');
    return [id, inner, inner.split('@')[0] ?? inner];
  });
  return { $or: [{ message_id: { $in: [...ids] } }, { relay_message_id: { $in: bare } }] };
}
