import type { Connection } from 'mongoose';
import type { CampaignMailbox } from '../../../domain/outreach/sending/rotation/campaign-mailbox.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { attemptModel } from './attempt-model.js';
import { followUpModel } from './follow-up-model.js';
import { queueItemModel } from './queue-item-model.js';

type Counts = Omit<CampaignMailbox, 'sender_id' | 'sender_email' | 'paused'>;

const NONE: Counts = { first_emails: 0, follow_ups: 0, bounced: 0, uncertain: 0, waiting: 0, scheduled: 0 };

/** What each mailbox has sent for a campaign, and what waits for it. By the attempts: the mailbox that really sent. Reads only. */
export function createCampaignMailboxesRepository(connection: Connection) {
  const attempts = attemptModel(connection);
  const items = queueItemModel(connection);
  const followUps = followUpModel(connection);

  /** By mailbox; `email` as of its last attempt, null of one that has made none. */
  async function read(
    userId: OwnerId,
    campaignId: string,
  ): Promise<Map<string, { email: string | null; counts: Counts }>> {
    const own = { user_id: userId, campaign_id: campaignId };
    const [sent, waiting, scheduled] = await Promise.all([
      attempts.aggregate<{ _id: { sender: string; status: string; first: boolean }; count: number; email: string }>([
        { $match: { ...own, status: { $in: ['sent', 'bounced', 'uncertain'] } } },
        { $sort: { created_at: 1 } },
        {
          $group: {
            _id: { sender: '$sender_id', status: '$status', first: { $eq: ['$step', 0] } },
            count: { $sum: 1 },
            email: { $last: '$sender_email' },
          },
        },
      ]),
      items.aggregate<{ _id: string; count: number }>([
        { $match: { ...own, status: 'waiting' } },
        { $group: { _id: '$sender_id', count: { $sum: 1 } } },
      ]),
      followUps.aggregate<{ _id: string; count: number }>([
        { $match: { ...own, status: 'scheduled' } },
        { $group: { _id: '$sender_id', count: { $sum: 1 } } },
      ]),
    ]);
    const found = new Map<string, { email: string | null; counts: Counts }>();
    const entry = (id: string) => {
      const known = found.get(id) ?? { email: null, counts: { ...NONE } };
      found.set(id, known);
      return known;
    };
    for (const { _id, count, email } of sent) {
      const each = entry(_id.sender);
      each.email = email;
      if (_id.status === 'uncertain') each.counts.uncertain += count;
      else each.counts[_id.first ? 'first_emails' : 'follow_ups'] += count;
      if (_id.status === 'bounced') each.counts.bounced += count;
    }
    for (const { _id, count } of waiting) entry(_id).counts.waiting = count;
    for (const { _id, count } of scheduled) entry(_id).counts.scheduled = count;
    return found;
  }

  return { read };
}

export type CampaignMailboxesRepository = ReturnType<typeof createCampaignMailboxesRepository>;
