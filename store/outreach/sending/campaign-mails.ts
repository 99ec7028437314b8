import type { Connection, Types } from 'mongoose';
import type { Attempt, AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';
import type { QueueItem } from '../../../domain/outreach/sending/send-queue.js';
import type { WaitingMail } from '../../../domain/outreach/sending/waiting-mail.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { buildTextPattern } from '../../base/build-text-pattern.js';
import { type Cursor, encodeCursor, type ListPage, toListPage } from '../../base/cursor.js';
import { leadModel } from '../campaigns/lead-model.js';
import { attemptModel } from './attempt-model.js';
import { type StoredAttempt, toAttempt } from './attempt-record.js';
import { followUpModel } from './follow-up-model.js';
import { toFollowUp } from './follow-up-record.js';
import { queueItemModel } from './queue-item-model.js';
import { type StoredQueueItem, toQueueItem } from './queue-item-record.js';

/** An email that waits in a queue. */
export interface QueuedMail
  extends Pick<WaitingMail, 'id' | 'campaign_id' | 'operation_id' | 'lead_id' | 'sender_id' | 'due_at' | 'changes'> {
  subject: string;
  body: string;
  /** With its whole queue. */
  paused: boolean;
  /** Why it waits, or was canceled. */
  waiting_reason: string | null;
}

export interface MailCounts {
  sent: number;
  waiting: number;
  failed: number;
  follow_ups: number;
  /** Canceled while they waited. */
  cancelled: number;
}

export interface WaitingCounts {
  waiting: number;
  follow_ups: number;
  /** Of the follow-ups those that something holds. */
  held: number;
  /** Of the mailboxes that these emails wait for. */
  sender_ids: readonly string[];
}

/** Emails of one mailbox. */
interface Counted {
  _id: string;
  count: number;
}

/** Which emails of a campaign: `q` is a part of their subject, or of the address or website that they are for. */
export interface MailScope {
  user_id: OwnerId;
  campaign_id: string;
  q: string | null;
}

const SENT: readonly AttemptStatus[] = ['sent', 'sending'];
const LEFT: readonly AttemptStatus[] = ['sending', 'sent', 'uncertain', 'bounced'];
const FAILED: readonly AttemptStatus[] = ['failed', 'blocked', 'bounced', 'uncertain'];
/** A try that was given up for another one, before any server saw it, is no failure. */
const NO_FAILURE = { reason: { $not: /^refused_for_now: / } };
const SENT_FILTER = { status: { $in: [...SENT] } };
const FAILED_FILTER = { status: { $in: [...FAILED] }, ...NO_FAILURE };
/** Leads that a search by website looks through at most. */
const SEARCHED_LEADS = 1_000;

/** The emails of a campaign as its user looks at them. Reads only. */
export function createCampaignMailsRepository(connection: Connection) {
  const attempts = attemptModel(connection);
  const queueItems = queueItemModel(connection);
  const followUps = followUpModel(connection);
  const leads = leadModel(connection);

  /** Newest first. */
  async function listAttempts(
    scope: MailScope,
    kind: 'sent' | 'failed',
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<Attempt>> {
    const { user_id, campaign_id, q } = scope;
    const word = q === null ? null : buildTextPattern(q);
    const found = await attempts
      .find({
        user_id,
        campaign_id,
        ...(kind === 'sent' ? SENT_FILTER : FAILED_FILTER),
        $and: [
          word === null ? {} : { $or: [{ subject: word }, { recipient_email: word }] },
          cursor === null ? {} : afterTime('created_at', cursor, '$lt'),
        ],
      })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    return toListPage(
      found.map((each) => toAttempt(each as StoredAttempt)),
      limit,
    );
  }

  /** Those that are due first. */
  async function listWaiting(scope: MailScope, limit: number, cursor: Cursor | null): Promise<ListPage<QueuedMail>> {
    const found = await queueItems
      .find({ ...(await filterOf(scope)), status: 'waiting', ...(cursor && afterTime('due_at', cursor, '$gt')) })
      .sort({ due_at: 1, _id: 1 })
      .limit(limit + 1)
      .lean();
    const mails = found.map((each) => toWaiting(each as StoredQueueItem & { paused: boolean }));
    return toDuePage(mails, ({ due_at }) => due_at, limit);
  }

  /** Those that were canceled while they waited, the latest planned in front. */
  async function listCanceled(scope: MailScope, limit: number, cursor: Cursor | null): Promise<ListPage<QueuedMail>> {
    const found = await queueItems
      .find({ ...(await filterOf(scope)), status: 'cancelled', ...(cursor && afterTime('due_at', cursor, '$lt')) })
      .sort({ due_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    const mails = found.map((each) => toWaiting(each as StoredQueueItem & { paused: boolean }));
    return toDuePage(mails, ({ due_at }) => due_at, limit);
  }

  /** Those that are planned, the ones that are due first in front. */
  async function listFollowUps(scope: MailScope, limit: number, cursor: Cursor | null): Promise<ListPage<FollowUp>> {
    const found = await followUps
      .find({
        ...(await filterOf(scope)),
        status: 'scheduled',
        ...(cursor && afterTime('scheduled_at', cursor, '$gt')),
      })
      .sort({ scheduled_at: 1, _id: 1 })
      .limit(limit + 1)
      .lean();
    return toDuePage(found.map(toFollowUp), ({ scheduled_at }) => scheduled_at, limit);
  }

  /** Of queued emails with or without a search, and of follow-ups alike. */
  async function filterOf({ user_id, campaign_id, q }: MailScope): Promise<Record<string, unknown>> {
    const own = { user_id, campaign_id };
    if (q === null) return own;
    const word = buildTextPattern(q);
    const named = await leads
      .find({ ...own, $or: [{ website_url: word }, { contact_email: word }] }, { _id: 1 })
      .limit(SEARCHED_LEADS)
      .lean();
    const lead_id = { $in: named.map(({ _id }) => _id.toHexString()) };
    return { ...own, $and: [{ $or: [{ subject: word }, { lead_id }] }] };
  }

  async function count(userId: OwnerId, campaignId: string): Promise<MailCounts> {
    const own = { user_id: userId, campaign_id: campaignId };
    const [sent, waiting, failed, follow_ups, cancelled] = await Promise.all([
      attempts.countDocuments({ ...own, ...SENT_FILTER }),
      queueItems.countDocuments({ ...own, status: 'waiting' }),
      attempts.countDocuments({ ...own, ...FAILED_FILTER }),
      followUps.countDocuments({ ...own, status: 'scheduled' }),
      queueItems.countDocuments({ ...own, status: 'cancelled' }),
    ]);
    return { sent, waiting, failed, follow_ups, cancelled };
  }

  /** What queued these attempts, by the id of the attempt: its plan of follow-ups is sent again with a retry. */
  async function queuedAs(userId: OwnerId, given: readonly Attempt[]): Promise<Map<string, QueueItem>> {
    const ids = new Set(given.map(({ id }) => id));
    const lead_id = { $in: given.map((attempt) => attempt.lead_id) };
    const found = await queueItems.find({ user_id: userId, lead_id, attempt_id: { $in: [...ids] } }).lean();
    const items = found.map((each) => toQueueItem(each as StoredQueueItem));
    return new Map(items.flatMap((item) => (item.attempt_id === null ? [] : [[item.attempt_id, item]])));
  }

  /** Of these leads, those that were surely or perhaps mailed, or are to be by a queue. */
  async function reachedLeads(userId: OwnerId, leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    const of = { user_id: userId, lead_id: { $in: [...leadIds] } };
    const [mailed, queued] = await Promise.all([
      attempts.distinct('lead_id', { ...of, status: { $in: ['queued', 'sending', 'sent', 'uncertain'] } }),
      queueItems.distinct('lead_id', { ...of, status: 'waiting' }),
    ]);
    return new Set([...mailed, ...queued]);
  }

  /** Emails to a lead that were, or may have been, sent; the latest ones, oldest first. */
  async function listSentTo(userId: OwnerId, leadId: string, limit: number): Promise<Attempt[]> {
    const found = await attempts
      .find({ user_id: userId, lead_id: leadId, status: { $in: [...LEFT] } })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit)
      .lean();
    return found.map((each) => toAttempt(each as StoredAttempt)).toReversed();
  }

  /** What of a campaign waits now, and for which mailboxes. */
  async function countWaiting(userId: OwnerId, campaignId: string): Promise<WaitingCounts> {
    const own = { user_id: userId, campaign_id: campaignId };
    const byMailbox = { _id: '$sender_id', count: { $sum: 1 } };
    const isHeld = { $cond: [{ $ne: [{ $ifNull: ['$held_reason', null] }, null] }, 1, 0] };
    const [queued, planned] = await Promise.all([
      queueItems.aggregate<Counted>([{ $match: { ...own, status: 'waiting' } }, { $group: byMailbox }]),
      followUps.aggregate<Counted & { held: number }>([
        { $match: { ...own, status: 'scheduled' } },
        { $group: { ...byMailbox, held: { $sum: isHeld } } },
      ]),
    ]);
    const total = (counted: readonly Counted[]) => counted.reduce((sum, { count }) => sum + count, 0);
    return {
      waiting: total(queued),
      follow_ups: total(planned),
      held: planned.reduce((sum, { held }) => sum + held, 0),
      sender_ids: [...new Set([...queued, ...planned].map(({ _id }) => _id))],
    };
  }

  return {
    listAttempts,
    listWaiting,
    listCanceled,
    listFollowUps,
    count,
    queuedAs,
    reachedLeads,
    listSentTo,
    countWaiting,
  };
}

export type CampaignMailsRepository = ReturnType<typeof createCampaignMailsRepository>;

function afterTime(field: string, { created_at: at, id }: Cursor, side: '$lt' | '$gt'): Record<string, unknown> {
  return { $or: [{ [field]: { [side]: at } }, { [field]: at, _id: { [side]: id } }] };
}

function toDuePage<Item extends { id: string }>(
  read: Item[],
  timeOf: (item: Item) => string,
  limit: number,
): ListPage<Item> {
  const items = read.slice(0, limit);
  const last = items.at(-1);
  const more = read.length > limit && last !== undefined;
  return { items, next_cursor: more ? encodeCursor({ created_at: new Date(timeOf(last)), id: last.id }) : null };
}

function toWaiting(found: StoredQueueItem & { _id: Types.ObjectId; paused: boolean }): QueuedMail {
  const { reason: waiting_reason, ...item } = toQueueItem(found);
  const { id, campaign_id, operation_id, lead_id, sender_id, due_at, subject, body } = item;
  const about = { id, campaign_id, operation_id, lead_id, sender_id, due_at, subject, body };
  return { ...about, paused: found.paused, waiting_reason, changes: found.changes ?? [] };
}
