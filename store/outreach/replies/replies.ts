import { type Connection, Types } from 'mongoose';
import { SURE_FROM } from '../../../domain/outreach/replies/is-sure-verdict.js';
import { HUMAN_CLASSES, type Reply, type ReplyClass } from '../../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { buildTextPattern } from '../../base/build-text-pattern.js';
import { isDuplicateKey } from '../../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../../base/cursor.js';
import { objectId } from '../../base/object-id.js';
import { streamRecords } from '../../base/stream-records.js';
import { openOutreachRefresh } from '../campaigns/outreach-refresh.js';
import { createOutreachSlices } from '../campaigns/outreach-slices.js';
import { createInboxThreadsRepository } from '../inbox/inbox-threads.js';
import { createReplyLookups } from './reply-lookups.js';
import { replyModel } from './reply-model.js';
import { type StoredReply, toReply } from './reply-record.js';

export interface ReplyOrigin {
  mailbox_key: string;
  message_key: string;
  bounce_group: string | null;
  bounce_reason?: string | null;
  bounce_detail?: string | null;
  /** The domain that the mailbox's own server has verified as the writer's. */
  verified_domain?: string | null;
  /** Of a complaint that names no mail: the sender to whose mailbox it came. */
  sender_id?: string | null;
  /** What an answer takes of its header. */
  message_id?: string | null;
  references?: string[];
  reply_to?: string | null;
  came_to?: string | null;
}

export type ReplyRecord = Reply & ReplyOrigin;

export interface ReplyFilter {
  campaign_id?: string;
  /** Whether it belongs to an attempt. */
  matched?: boolean;
  classification?: ReplyClass;
  /** Whether its class is a guess (see isSureVerdict). */
  needs_review?: boolean;
  /** Those that wait for a person: what people wrote, and guesses, until it is marked as handled. */
  is_open?: boolean;
  lead_id?: string;
  /** A part of its text, subject or writer's address. */
  q?: string;
}

const GUESS = { classified_by: 'rules', confidence: { $lt: SURE_FROM } };
const OPEN = { handled_at: null, $or: [{ classification: { $in: [...HUMAN_CLASSES] } }, GUESS] };

/** Counted in no campaign. */
const NO_CAMPAIGN = 'none';

const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;

/** What came in; each message once for a user, whatever folder it is found in. */
export function createRepliesRepository(connection: Connection) {
  const replies = replyModel(connection);
  const slices = createOutreachSlices(connection, 'replies');
  const refresh = openOutreachRefresh(connection);
  const threads = createInboxThreadsRepository(connection);

  /** `applied`: an earlier run has stored it and taken its consequences. */
  async function insert(
    userId: OwnerId,
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
      return { reply: toReply(stored as StoredReply), inserted: true, applied: false };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const found = await replies.findOne({ user_id: userId, message_key: record.message_key }).lean();
      if (!found) throw error;
      return { reply: toReply(found as StoredReply), inserted: false, applied: found.applied };
    }
  }

  async function markApplied(userId: OwnerId, id: string, _now: Date): Promise<void> {
    await replies.updateOne({ _id: new Types.ObjectId(id), user_id: userId }, { $set: { applied: true } });
  }

  async function find(userId: OwnerId, id: string): Promise<Reply | null> {
    const _id = objectId(id);
    const found = _id && (await replies.findOne({ _id, user_id: userId }).lean());
    return found ? toReply(found as StoredReply) : null;
  }

  async function list(
    userId: OwnerId,
    filter: ReplyFilter,
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<Reply>> {
    const found = await replies
      .find({ user_id: userId, $and: [...listConditions(filter), afterCursor(cursor)] })
      .sort(NEWEST_FIRST)
      .limit(limit + 1)
      .lean();
    return toListPage(
      found.map((each) => toReply(each as StoredReply)),
      limit,
    );
  }

  /** Counts no further than `most`. */
  async function countUpTo(userId: OwnerId, filter: ReplyFilter, most: number): Promise<number> {
    return replies.countDocuments({ user_id: userId, $and: listConditions(filter) }, { limit: most });
  }

  async function* stream(userId: OwnerId, campaignId: string): AsyncGenerator<Reply> {
    const found = streamRecords<StoredReply>(connection, replies.collection.name, {
      user_id: userId,
      campaign_id: campaignId,
    });
    for await (const each of found) yield toReply(each);
  }

  /** A user's word: it stays, regardless of what is read later. */
  async function correct(userId: OwnerId, id: string, classification: ReplyClass, _now: Date): Promise<Reply | null> {
    const change = { classification, classified_by: 'user', confidence: 1 };
    return change_({ user_id: userId }, id, change);
  }

  /** Whether a person has dealt with it; null when it is gone. Again: the first time stays. */
  async function markHandled(userId: OwnerId, id: string, isHandled: boolean, now: Date): Promise<Reply | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const filter = { _id, user_id: userId, handled_at: isHandled ? null : { $ne: null } };
    await replies.updateOne(filter, { $set: { handled_at: isHandled ? now : null } });
    await threads.noteHandled(userId, id, isHandled, now);
    return find(userId, id);
  }

  /** A model's word, never over a user's. */
  async function upgrade(
    userId: OwnerId,
    id: string,
    { classification, confidence, signals }: Pick<Reply, 'classification' | 'confidence' | 'signals'>,
  ): Promise<Reply | null> {
    const filter = { user_id: userId, classified_by: { $ne: 'user' } };
    return change_(filter, id, { classification, confidence, signals, classified_by: 'llm' });
  }

  async function change_(
    filter: Record<string, unknown>,
    id: string,
    change: Record<string, unknown> & { classification: ReplyClass },
  ): Promise<Reply | null> {
    const _id = objectId(id);
    const before = _id && (await replies.findOne({ _id, ...filter }, { classification: 1 }).lean());
    if (!before) return null;
    // Written together with the change: after a crash, the next run must know what to undo.
    const meant =
      before.classification === change.classification ? {} : { $addToSet: { meant: before.classification } };
    const steps = { $set: { ...change, changed_at: new Date() }, ...meant };
    const found = await replies.findOneAndUpdate({ _id, ...filter }, steps, { returnDocument: 'after' }).lean();
    if (!found) return null;
    if (found.campaign_id) refresh.touched(found.user_id, found.campaign_id);
    const reply = toReply(found as StoredReply);
    await threads.noteClass(reply);
    return reply;
  }

  return {
    insert,
    markApplied,
    find,
    list,
    countUpTo,
    stream,
    correct,
    upgrade,
    markHandled,
    ...createReplyLookups(connection),
  };
}

export type RepliesRepository = ReturnType<typeof createRepliesRepository>;

function listConditions(filter: ReplyFilter): Record<string, unknown>[] {
  const { campaign_id, matched, classification, needs_review, is_open, lead_id, q } = filter;
  const word = q === undefined ? null : buildTextPattern(q);
  return [
    campaign_id === undefined ? {} : { campaign_id },
    lead_id === undefined ? {} : { lead_id },
    matched === undefined ? {} : { attempt_id: matched ? { $ne: null } : null },
    classification === undefined ? {} : { classification },
    needs_review === undefined ? {} : needs_review ? GUESS : { $nor: [GUESS] },
    is_open === undefined ? {} : is_open ? OPEN : { $nor: [OPEN] },
    word === null ? {} : { $or: [{ from_email: word }, { subject: word }, { body: word }] },
  ];
}
