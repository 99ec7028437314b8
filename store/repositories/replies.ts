import { type Connection, Types } from 'mongoose';
import { isoInstant } from '../../domain/iso-instant.js';
import { HUMAN_CLASSES, type Reply, type ReplyClass } from '../../domain/outreach/reply.js';
import { isDuplicateKey } from '../connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../cursor.js';
import { type ReplyDocument, replyModel } from '../models/reply-model.js';
import { objectId } from '../object-id.js';
import { streamRecords } from '../stream-records.js';
import { outreachRefreshOf } from './outreach-refresh.js';
import { createOutreachSlices } from './outreach-slices.js';

export type ReplyRecord = Reply & { mailbox_key: string; message_key: string; bounce_group: string | null };

export interface ReplyFilter {
  campaign_id?: string;
  /** Whether it belongs to an attempt. */
  matched?: boolean;
  classification?: ReplyClass;
}

type Stored = Omit<ReplyDocument, 'signals'> & { _id: Types.ObjectId; signals: string[] };

/** Counted in no campaign. */
const NO_CAMPAIGN = 'none';

const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;

/** What came in; each message once for a user, whatever folder it is found in. */
export function createRepliesRepository(connection: Connection) {
  const replies = replyModel(connection);
  const slices = createOutreachSlices(connection, 'replies');
  const refresh = outreachRefreshOf(connection);

  /** `applied`: an earlier run has stored it and taken its consequences. */
  async function insert(
    userId: string,
    { id, received_at, created_at, ...record }: ReplyRecord,
    now: Date,
  ): Promise<{ reply: Reply; inserted: boolean; applied: boolean }> {
    const _id = new Types.ObjectId(id);
    const times = { received_at: new Date(received_at), created_at: now };
    const stored = { ...record, _id, user_id: userId, ...times, applied: false };
    try {
      const { campaign_id } = record;
      const create = (slice: string) => replies.create({ ...stored, slice });
      if (campaign_id === null) await create(NO_CAMPAIGN);
      else await slices.insertInto({ user_id: userId, campaign_id }, 1, create);
      return { reply: toReply(stored as Stored), inserted: true, applied: false };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const found = await replies.findOne({ user_id: userId, message_key: record.message_key }).lean();
      if (!found) throw error;
      return { reply: toReply(found as Stored), inserted: false, applied: found.applied };
    }
  }

  async function markApplied(userId: string, id: string, _now: Date): Promise<void> {
    await replies.updateOne({ _id: new Types.ObjectId(id), user_id: userId }, { $set: { applied: true } });
  }

  async function find(userId: string, id: string): Promise<Reply | null> {
    const _id = objectId(id);
    const found = _id && (await replies.findOne({ _id, user_id: userId }).lean());
    return found ? toReply(found as Stored) : null;
  }

  async function list(
    userId: string,
    { campaign_id, matched, classification }: ReplyFilter,
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<Reply>> {
    const found = await replies
      .find({
        user_id: userId,
        ...(campaign_id === undefined ? {} : { campaign_id }),
        ...(matched === undefined ? {} : { attempt_id: matched ? { $ne: null } : null }),
        ...(classification === undefined ? {} : { classification }),
        ...afterCursor(cursor),
      })
      .sort(NEWEST_FIRST)
      .limit(limit + 1)
      .lean();
    return toListPage(
      found.map((each) => toReply(each as Stored)),
      limit,
    );
  }

  async function* stream(userId: string, campaignId: string): AsyncGenerator<Reply> {
    const found = streamRecords<Stored>(connection, replies.collection.name, {
      user_id: userId,
      campaign_id: campaignId,
    });
    for await (const each of found) yield toReply(each);
  }

  /** A user's word: it stays, whatever is read later. */
  async function correct(userId: string, id: string, classification: ReplyClass, _now: Date): Promise<Reply | null> {
    const change = { classification, classified_by: 'user', confidence: 1 };
    return change_({ user_id: userId }, id, change);
  }

  /** A model's word, never over a user's. */
  async function upgrade(
    userId: string,
    id: string,
    { classification, confidence, signals }: Pick<Reply, 'classification' | 'confidence' | 'signals'>,
  ): Promise<Reply | null> {
    const filter = { user_id: userId, classified_by: { $ne: 'user' } };
    return change_(filter, id, { classification, confidence, signals, classified_by: 'llm' });
  }

  async function change_(
    filter: Record<string, unknown>,
    id: string,
    change: Record<string, unknown>,
  ): Promise<Reply | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const found = await replies
      .findOneAndUpdate(
        { _id, ...filter },
        { $set: { ...change, changed_at: new Date() } },
        { returnDocument: 'after' },
      )
      .lean();
    if (found?.campaign_id) refresh.touched(found.user_id, found.campaign_id);
    return found ? toReply(found as Stored) : null;
  }

  /** Replies of people to mails to this lead. */
  async function countHuman(userId: string, leadId: string): Promise<number> {
    return replies.countDocuments({
      ...{ user_id: userId, lead_id: leadId },
      classification: { $in: [...HUMAN_CLASSES] },
    });
  }

  async function countSince(userId: string, since: Date, campaignId: string | null): Promise<number> {
    const of = campaignId === null ? {} : { campaign_id: campaignId };
    return replies.countDocuments({ user_id: userId, ...of, created_at: { $gte: since } });
  }

  /** Those that rules have classified without being sure. */
  async function unsureSince(userId: string, since: Date, belowConfidence: number, limit: number): Promise<Reply[]> {
    const found = await replies
      .find({
        ...{ user_id: userId, created_at: { $gte: since }, classified_by: 'rules' },
        confidence: { $lt: belowConfidence },
      })
      .sort({ created_at: 1, _id: 1 })
      .limit(limit)
      .lean();
    return found.map((each) => toReply(each as Stored));
  }

  /** How many of these attempts came back for a passing reason. */
  async function softBounces(userId: string, attemptIds: readonly string[]): Promise<number> {
    const found = await replies.distinct('attempt_id', {
      ...{ user_id: userId, attempt_id: { $in: [...attemptIds] } },
      ...{ classification: 'bounce_soft', bounce_group: 'soft' },
    });
    return found.length;
  }

  return {
    ...{ insert, markApplied, find, list, stream, correct, upgrade, countHuman, countSince, unsureSince },
    softBounces,
  };
}

export type RepliesRepository = ReturnType<typeof createRepliesRepository>;

function toReply(found: Stored): Reply {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    campaign_id: found.campaign_id ?? null,
    attempt_id: found.attempt_id ?? null,
    lead_id: found.lead_id ?? null,
    from_email: found.from_email ?? '',
    subject: found.subject,
    body: found.body,
    quoted_text_removed: found.quoted_text_removed,
    classification: found.classification as ReplyClass,
    confidence: found.confidence,
    classified_by: found.classified_by as Reply['classified_by'],
    matched_by: (found.matched_by as Reply['matched_by']) ?? null,
    signals: [...found.signals],
    received_at: isoInstant(found.received_at.getTime()) ?? found.created_at.toISOString(),
    created_at: found.created_at.toISOString(),
  };
}
