import type { Connection, Types } from 'mongoose';
import type { AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import type { QueueItem } from '../../../domain/outreach/sending/send-queue.js';
import type { WaitingReason } from '../../../domain/outreach/sending/waiting.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { objectId } from '../../base/object-id.js';
import { leadModel } from '../campaigns/lead-model.js';
import { attemptModel } from './attempt-model.js';
import { followUpModel } from './follow-up-model.js';
import { queueItemModel } from './queue-item-model.js';

/** A mail that waits, without its text. */
export interface ScheduledMailFacts {
  id: string;
  kind: 'first_email' | 'follow_up';
  campaign_id: string;
  /** Empty of a follow-up. */
  operation_id: string;
  lead_id: string;
  sender_id: string;
  /** Null: its lead has none by now. */
  recipient_email: string | null;
  due_at: string;
  paused: boolean;
  waiting_reason: WaitingReason | null;
  follow_up_days: number[];
  /** Of a follow-up that is one of a sequence. */
  step_id: string | null;
}

type WaitingOpener = Pick<QueueItem, 'campaign_id' | 'operation_id' | 'lead_id' | 'sender_id'> & {
  _id: Types.ObjectId;
  due_at: Date;
  paused: boolean;
  reason: WaitingReason | null;
  follow_ups: { after_days: number }[];
};

const SHOWN = { campaign_id: 1, operation_id: 1, lead_id: 1, sender_id: 1, due_at: 1, paused: 1, reason: 1 } as const;
const SENT: readonly AttemptStatus[] = ['sent', 'bounced'];

/** What a forecast is made of: mails that wait in all queues of a user, and those that were just sent. Reads only. */
export function createForecastMailsRepository(connection: Connection) {
  const items = queueItemModel(connection);
  const followUps = followUpModel(connection);
  const attempts = attemptModel(connection);
  const leads = leadModel(connection);

  /** First emails and follow-ups, of each kind those that are due first, and at most `limit`. */
  async function waiting(userId: OwnerId, limit: number): Promise<ScheduledMailFacts[]> {
    const [openers, planned] = await Promise.all([
      items.aggregate<WaitingOpener>([
        { $match: { user_id: userId, status: 'waiting' } },
        { $sort: { due_at: 1, _id: 1 } },
        { $limit: limit },
        { $project: { ...SHOWN, 'follow_ups.after_days': 1 } },
      ]),
      followUps
        .find(
          { user_id: userId, status: 'scheduled' },
          { campaign_id: 1, lead_id: 1, sender_id: 1, scheduled_at: 1, step_id: 1, paused: 1 },
        )
        .sort({ scheduled_at: 1, _id: 1 })
        .limit(limit)
        .lean(),
    ]);
    const addresses = await readAddresses(userId, [...openers, ...planned]);
    return [
      ...openers.map((each) => ({
        id: each._id.toHexString(),
        kind: 'first_email' as const,
        campaign_id: each.campaign_id,
        operation_id: each.operation_id,
        lead_id: each.lead_id,
        sender_id: each.sender_id,
        recipient_email: addresses.get(each.lead_id) ?? null,
        due_at: each.due_at.toISOString(),
        paused: each.paused,
        waiting_reason: each.reason,
        follow_up_days: each.follow_ups.map(({ after_days }) => after_days),
        step_id: null,
      })),
      ...planned.map((each) => ({
        id: String(each._id),
        kind: 'follow_up' as const,
        campaign_id: each.campaign_id,
        operation_id: '',
        lead_id: each.lead_id,
        sender_id: each.sender_id,
        recipient_email: addresses.get(each.lead_id) ?? null,
        due_at: each.scheduled_at.toISOString(),
        paused: Boolean(each.paused),
        waiting_reason: null,
        follow_up_days: [],
        step_id: each.step_id ?? null,
      })),
    ];
  }

  async function readAddresses(
    user_id: OwnerId,
    mails: readonly { lead_id: string }[],
  ): Promise<Map<string, string | null>> {
    const ids = [...new Set(mails.map(({ lead_id }) => lead_id))].map(objectId).filter((id) => id !== null);
    const found = await leads.find({ _id: { $in: ids }, user_id }, { contact_email: 1 }).lean();
    return new Map(found.map(({ _id, contact_email }) => [_id.toHexString(), contact_email ?? null]));
  }

  /** What these mailboxes have sent since then. */
  async function sentSince(
    userId: OwnerId,
    senderIds: readonly string[],
    since: Date,
  ): Promise<{ recipient_email: string; sent_at: string }[]> {
    const filter = { user_id: userId, sender_id: { $in: [...senderIds] }, sent_at: { $gte: since } };
    const found = await attempts.find(filter, { recipient_email: 1, sent_at: 1, status: 1 }).lean();
    return found.flatMap(({ recipient_email, sent_at, status }) =>
      sent_at && SENT.some((each) => each === status) ? [{ recipient_email, sent_at: sent_at.toISOString() }] : [],
    );
  }

  return { waiting, sentSince };
}

export type ForecastMailsRepository = ReturnType<typeof createForecastMailsRepository>;
