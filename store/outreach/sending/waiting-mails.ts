import type { Connection } from 'mongoose';
import { replySubject } from '../../../domain/outreach/replies/reply-subject.js';
import type { AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import type { WaitingMail, WaitingMailChange } from '../../../domain/outreach/sending/waiting-mail.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { type Cursor, encodeCursor, type ListPage } from '../../base/cursor.js';
import { objectId } from '../../base/object-id.js';
import { attemptModel } from './attempt-model.js';
import { createQueueClaims } from './queue-claims.js';
import { queueItemModel } from './queue-item-model.js';
import { type StoredQueueItem, toQueueItem } from './queue-item-record.js';
import { createSendSlotsRepository } from './send-slots.js';

export interface WaitingMailRef {
  user_id: OwnerId;
  campaign_id: string;
  id: string;
}

export type WaitingMailText = Partial<Pick<WaitingMail, 'subject' | 'body'>>;

/** `claimed`: a worker has it in hand, and it leaves as it was. */
export type ChangedMail = { kind: 'changed'; mail: WaitingMail } | { kind: 'claimed' } | { kind: 'not_waiting' };

/** Changes that are kept of one email. */
const MAX_WAITING_MAIL_CHANGES = 50;
/** From here on no one calls a mail back. */
const LEAVING: readonly AttemptStatus[] = ['sending', 'sent', 'uncertain', 'bounced'];
/** Clocks of two machines may differ by this much. */
const CLOCKS_MS = 600_000;
/** A try that was given up before any server saw it: no failure of its own. */
const GIVEN_UP = { status: 'failed', reason: 'refused_for_now: cancelled' } as const;

/**
 * Emails of queues that people change while they wait. A worker takes a mail in three steps: it records an attempt with the
 * text, looks at the item again, and claims the attempt with that text. So the item is changed first and its attempts
 * afterwards: whichever step the worker is at, it either meets the change or has claimed the attempt, which is seen here.
 */
export function createWaitingMailsRepository(connection: Connection) {
  const items = queueItemModel(connection);
  const attempts = attemptModel(connection);
  const slots = createSendSlotsRepository(connection);
  const claims = createQueueClaims(connection);

  async function find(ref: WaitingMailRef): Promise<WaitingMail | null> {
    const found = await items.findOne(filterOf(ref)).lean();
    return found && toWaitingMail(found as StoredQueueItem);
  }

  /** Those that wait, the ones that are due first in front; or those that were canceled, the latest ones in front. */
  async function list(
    { user_id, campaign_id }: Omit<WaitingMailRef, 'id'>,
    status: 'waiting' | 'cancelled',
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<WaitingMail>> {
    const isAscending = status === 'waiting';
    const side = isAscending ? '$gt' : '$lt';
    const after = cursor && {
      $or: [{ due_at: { [side]: cursor.created_at } }, { due_at: cursor.created_at, _id: { [side]: cursor.id } }],
    };
    const order = isAscending ? 1 : -1;
    const found = await items
      .find({ user_id, campaign_id, status, ...after })
      .sort({ due_at: order, _id: order })
      .limit(limit + 1)
      .lean();
    const mails = found.slice(0, limit).map((each) => toWaitingMail(each as StoredQueueItem));
    const last = mails.at(-1);
    const isMore = found.length > limit && last !== undefined;
    return {
      items: mails,
      next_cursor: isMore ? encodeCursor({ created_at: new Date(last.due_at), id: last.id }) : null,
    };
  }

  /** The one that waits for a lead; null when none does. */
  async function findOfLead(userId: OwnerId, leadId: string): Promise<WaitingMail | null> {
    const found = await items.findOne({ user_id: userId, lead_id: leadId, status: 'waiting' }).lean();
    return found && toWaitingMail(found as StoredQueueItem);
  }

  /** Gives it another text. A worker that has the former text in hand starts again with this one. */
  async function edit(ref: WaitingMailRef, text: WaitingMailText, change: WaitingMailChange): Promise<ChangedMail> {
    const before = await find(ref);
    if (before?.status !== 'waiting') return { kind: 'not_waiting' };
    if (await isLeaving(ref, before)) return { kind: 'claimed' };
    const mail = await changeWaiting(ref, text, change);
    if (!mail) return { kind: 'not_waiting' };
    const { subject, body } = mail;
    const shown = { subject, body, normalized_subject: replySubject(subject), ...affected() };
    await attempts.collection.updateMany({ ...attemptsOf(ref, mail), status: 'queued' }, { $set: shown });
    if (!(await isLeaving(ref, mail, text))) return { kind: 'changed', mail };
    const former = { subject: before.subject, body: before.body };
    await items.updateOne(
      { ...filterOf(ref), 'changes.at': change.at },
      { $set: former, $pull: { changes: { at: change.at, by: change.by } } },
    );
    return { kind: 'claimed' };
  }

  /** It is not sent. */
  async function cancel(ref: WaitingMailRef, reason: string, change: WaitingMailChange): Promise<ChangedMail> {
    const before = await find(ref);
    if (before?.status !== 'waiting') return { kind: 'not_waiting' };
    // An attempt that waits for its server is given up first: an item that is canceled meanwhile would lose its place.
    await giveUp(ref, before);
    if (await isLeaving(ref, before)) return { kind: 'claimed' };
    const mail = await changeWaiting(ref, { status: 'cancelled', reason }, change);
    if (!mail) return { kind: 'not_waiting' };
    await claims.releaseClaims([mail.id]);
    await giveUp(ref, mail);
    // It was claimed in between: how it ends is recorded over the cancellation.
    return (await isLeaving(ref, mail)) ? { kind: 'claimed' } : { kind: 'changed', mail };
  }

  async function changeWaiting(
    ref: WaitingMailRef,
    set: Partial<Pick<WaitingMail, 'subject' | 'body' | 'status' | 'reason'>>,
    change: WaitingMailChange,
  ): Promise<WaitingMail | null> {
    const kept = { $each: [change], $slice: -MAX_WAITING_MAIL_CHANGES };
    const found = await items
      .findOneAndUpdate(
        { ...filterOf(ref), status: 'waiting' },
        { $set: set, $push: { changes: kept } },
        { returnDocument: 'after' },
      )
      .lean();
    return found && toWaitingMail(found as StoredQueueItem);
  }

  /** Whether an attempt of it may be on the wire; with another text than this one, where one is given. */
  async function isLeaving(ref: WaitingMailRef, mail: WaitingMail, text?: WaitingMailText): Promise<boolean> {
    const found = await attempts
      .find({ ...attemptsOf(ref, mail), status: { $in: [...LEAVING] } }, { subject: 1, body: 1 })
      .lean();
    return found.some(({ subject, body }) => text === undefined || subject !== mail.subject || body !== mail.body);
  }

  /** Ends attempts of which no server has seen anything, and lets their slots go. Safe to repeat. */
  async function giveUp(ref: WaitingMailRef, mail: WaitingMail): Promise<void> {
    await attempts.collection.updateMany(
      { ...attemptsOf(ref, mail), status: 'queued' },
      { $set: { ...GIVEN_UP, ...affected() } },
    );
    const given = await attempts.find({ ...attemptsOf(ref, mail), ...GIVEN_UP }, { day: 1, duplicate_key: 1 }).lean();
    for (const { _id, day, duplicate_key } of given) {
      const id = _id.toHexString();
      await slots.release(ref.user_id, day, id);
      if (duplicate_key != null) await slots.releaseDuplicate(ref.user_id, duplicate_key, id);
    }
  }

  return { find, findOfLead, list, edit, cancel };
}

export type WaitingMailsRepository = ReturnType<typeof createWaitingMailsRepository>;

function filterOf({ user_id, campaign_id, id }: WaitingMailRef) {
  return { _id: objectId(id), user_id, campaign_id };
}

/** Tries of this mail: a lead has one waiting mail of a campaign, and this one's were made after it was. */
function attemptsOf({ user_id, campaign_id }: WaitingMailRef, { lead_id, created_at }: WaitingMail) {
  const since = new Date(Date.parse(created_at) - CLOCKS_MS);
  return { user_id, campaign_id, lead_id, origin: 'queue' as const, step: 0, created_at: { $gte: since } };
}

function affected(): { updated_at: Date; changed_at: Date } {
  const now = new Date();
  return { updated_at: now, changed_at: now };
}

function toWaitingMail(found: StoredQueueItem): WaitingMail {
  const item = toQueueItem(found);
  const {
    user_id: _user,
    follow_ups: _planned,
    attempt_id: _attempt,
    literals: _words,
    sender_ids: _all,
    ...mail
  } = item;
  return { ...mail, changes: (found.changes ?? []).map(toChange) };
}

function toChange({ action, at, by, by_name, reason }: WaitingMailChange): WaitingMailChange {
  return { action, at, by, by_name, reason };
}
