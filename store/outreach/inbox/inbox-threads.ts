import { type Connection, Types } from 'mongoose';
import { awaitsAnswer } from '../../../domain/outreach/inbox/awaits-answer.js';
import type { InboxThread } from '../../../domain/outreach/inbox/inbox-thread.js';
import { MAX_THREAD_NOTES, type ThreadNote } from '../../../domain/outreach/inbox/thread-note.js';
import { isSureVerdict } from '../../../domain/outreach/replies/is-sure-verdict.js';
import type { Reply, ReplyClass } from '../../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { buildTextPattern } from '../../base/build-text-pattern.js';
import { type Cursor, encodeCursor, type ListPage } from '../../base/cursor.js';
import { objectId } from '../../base/object-id.js';
import { retryUpsert } from '../../base/retry-upsert.js';
import { createInboxAnswers } from './inbox-answers.js';
import { inboxThreadModel } from './inbox-thread-model.js';
import { type StoredThread, toThread } from './inbox-thread-record.js';
import { threadId } from './thread-id.js';

export type { OverdueAnswer } from './inbox-answers.js';

/** open: neither done nor snoozed. waiting: of those, the ones that wait for an answer of ours. */
export const INBOX_PARTS = ['open', 'waiting', 'snoozed', 'done', 'all'] as const;
export type InboxPart = (typeof INBOX_PARTS)[number];

export interface InboxFilter {
  part: InboxPart;
  campaign_id?: string | undefined;
  classification?: ReplyClass | undefined;
  is_unread?: boolean | undefined;
  /** User id; null: assigned to no one. */
  assignee?: string | null | undefined;
  label?: string | undefined;
  /** A part of the subject, the beginning or the writer's address. */
  q?: string | undefined;
}

/** What is absent stays. */
export type ThreadChange = Partial<Pick<InboxThread, 'is_unread' | 'assignee' | 'labels'>> & {
  done?: boolean | undefined;
  snoozed_until?: Date | null | undefined;
};

const EXCERPT_CHARS = 200;
/** Of a thread that is just being made. */
const NONE = 'none';
const NEWEST_FIRST = { shown_at: -1, _id: -1 } as const;

/** The conversations of the inbox, with what members decided about them. */
export function createInboxThreadsRepository(connection: Connection) {
  const threads = inboxThreadModel(connection);

  /**
   * A reply came in: its thread is unread, no longer snoozed, and open again where a person has written, or may have.
   * Twice: the same, unless a later one has come in.
   */
  async function noteReply(reply: Reply): Promise<void> {
    const { user_id, campaign_id, lead_id, created_at } = reply;
    const _id = new Types.ObjectId(threadId(reply));
    const at = new Date(created_at);
    const isHuman = awaitsAnswer(reply);
    const news = {
      ...describe(reply),
      last_reply_id: reply.id,
      last_reply_at: at,
      shown_at: at,
      is_unread: true,
      snoozed_until: null,
      ...(isHuman ? { awaits_us: true, done_at: null } : {}),
    };
    const made = {
      ...describe(reply),
      campaign_id,
      lead_id,
      last_reply_id: NONE,
      last_reply_at: new Date(0),
      shown_at: at,
      is_unread: true,
      awaits_us: false,
      done_at: null,
      snoozed_until: null,
      assignee: null,
      labels: [],
      notes: [],
      answer: null,
    };
    await retryUpsert(() => threads.updateOne({ _id, user_id }, { $setOnInsert: made }, { upsert: true }));
    const isLater = { last_reply_at: { $lte: at }, last_reply_id: { $ne: reply.id } };
    await threads.updateOne({ _id, user_id, ...isLater }, { $set: news });
  }

  /** The last reply means something else than was read at first. */
  async function noteClass(reply: Reply): Promise<void> {
    const { user_id, id, classification } = reply;
    const change = { classification, needs_review: !isSureVerdict(reply) };
    await threads.updateOne({ user_id, last_reply_id: id }, { $set: change });
  }

  /** A person has marked the last reply as handled, or as open again. */
  async function noteHandled(userId: OwnerId, replyId: string, isHandled: boolean, now: Date): Promise<void> {
    await threads.updateOne({ user_id: userId, last_reply_id: replyId }, { $set: { done_at: isHandled ? now : null } });
  }

  async function find(userId: OwnerId, id: string): Promise<InboxThread | null> {
    const _id = objectId(id);
    const found = _id && (await threads.findOne({ _id, user_id: userId }).lean());
    return found ? toThread(found as StoredThread) : null;
  }

  async function list(
    userId: OwnerId,
    filter: InboxFilter,
    now: Date,
    { limit, cursor }: { limit: number; cursor: Cursor | null },
  ): Promise<ListPage<InboxThread>> {
    const found = await threads
      .find({ user_id: userId, $and: [...toConditions(filter, now), afterShown(cursor)] })
      .sort(NEWEST_FIRST)
      .limit(limit + 1)
      .lean();
    const items = found.slice(0, limit).map((each) => toThread(each as StoredThread));
    const last = items.at(-1);
    const isMore = found.length > limit && last !== undefined;
    const next = isMore ? encodeCursor({ created_at: new Date(last.shown_at), id: last.id }) : null;
    return { items, next_cursor: next };
  }

  /** Counts no further than `most`. */
  async function countUpTo(userId: OwnerId, filter: InboxFilter, now: Date, most: number): Promise<number> {
    return threads.countDocuments({ user_id: userId, $and: toConditions(filter, now) }, { limit: most });
  }

  /** Labels in use, by name. */
  async function listLabels(userId: OwnerId): Promise<string[]> {
    return (await threads.distinct('labels', { user_id: userId })).toSorted((one, other) => one.localeCompare(other));
  }

  /** The later of two changes of a field counts. Done: nothing waits for us any more. */
  async function change(userId: OwnerId, id: string, change: ThreadChange, now: Date): Promise<InboxThread | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const { done, snoozed_until, is_unread, assignee, labels } = change;
    const set = {
      ...(is_unread === undefined ? {} : { is_unread }),
      ...(assignee === undefined ? {} : { assignee }),
      ...(labels === undefined ? {} : { labels: [...new Set(labels)] }),
      ...(done === undefined ? {} : { done_at: done ? now : null }),
      ...(done ? { is_unread: false, snoozed_until: null } : {}),
      ...(snoozed_until === undefined ? {} : { snoozed_until, shown_at: snoozed_until ?? now }),
    };
    await threads.updateOne({ _id, user_id: userId }, { $set: set });
    return find(userId, id);
  }

  /** @returns false when the thread is gone, or has as many notes as it may have */
  async function addNote(userId: OwnerId, id: string, note: ThreadNote): Promise<boolean> {
    const isFull = `notes.${MAX_THREAD_NOTES - 1}`;
    const filter = { _id: objectId(id), user_id: userId, [isFull]: { $exists: false } };
    const { matchedCount } = await threads.updateOne(filter, { $push: { notes: { ...note, at: new Date(note.at) } } });
    return matchedCount > 0;
  }

  async function removeNote(userId: OwnerId, id: string, noteId: string): Promise<boolean> {
    const filter = { _id: objectId(id), user_id: userId };
    const { modifiedCount } = await threads.updateOne(filter, { $pull: { notes: { id: noteId } } });
    return modifiedCount > 0;
  }

  return {
    noteReply,
    noteClass,
    noteHandled,
    find,
    list,
    countUpTo,
    listLabels,
    change,
    addNote,
    removeNote,
    ...createInboxAnswers(connection),
  };
}

export type InboxThreadsRepository = ReturnType<typeof createInboxThreadsRepository>;

function describe(reply: Reply) {
  const { from_email, subject, body, classification } = reply;
  const excerpt = body.replace(/\s+/g, ' ').trim().slice(0, EXCERPT_CHARS);
  return { from_email, subject, excerpt, classification, needs_review: !isSureVerdict(reply) };
}

function afterShown(cursor: Cursor | null): Record<string, unknown> {
  if (!cursor) return {};
  const { created_at: shown_at, id } = cursor;
  return { $or: [{ shown_at: { $lt: shown_at } }, { shown_at, _id: { $lt: objectId(id) } }] };
}

function toConditions(filter: InboxFilter, now: Date): Record<string, unknown>[] {
  const { campaign_id, classification, is_unread, assignee, label, q } = filter;
  const word = q === undefined ? null : buildTextPattern(q);
  return [
    partCondition(filter.part, now),
    campaign_id === undefined ? {} : { campaign_id },
    classification === undefined ? {} : { classification },
    is_unread === undefined ? {} : { is_unread },
    assignee === undefined ? {} : { assignee },
    label === undefined ? {} : { labels: label },
    word === null ? {} : { $or: [{ from_email: word }, { subject: word }, { excerpt: word }] },
  ];
}

/** A snooze ends by the clock alone: nothing has to run at its time. */
function partCondition(part: InboxPart, now: Date): Record<string, unknown> {
  const awake = { $or: [{ snoozed_until: null }, { snoozed_until: { $lte: now } }] };
  switch (part) {
    case 'open':
      return { done_at: null, ...awake };
    case 'waiting':
      return { done_at: null, awaits_us: true, ...awake };
    case 'snoozed':
      return { done_at: null, snoozed_until: { $gt: now } };
    case 'done':
      return { done_at: { $ne: null } };
    case 'all':
      return {};
  }
}
