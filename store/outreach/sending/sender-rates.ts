import type { Connection } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { replyModel } from '../replies/reply-model.js';
import { attemptModel } from './attempt-model.js';

/** How the mails of a sender fare: what it is paused by. Reads only. */
export function createSenderRates(connection: Connection) {
  const attempts = attemptModel(connection);
  const replies = replyModel(connection);

  /**
   * What became of a sender's mails since then. A recipient that is refused at the envelope is a bounce as one that comes
   * back later, and counts among the mails. A complaint is counted with the mail that it is about.
   */
  async function rates(
    userId: OwnerId,
    senderId: string,
    since: Date,
  ): Promise<{ delivered: number; bounced: number; complained: number }> {
    const mailed = { user_id: userId, sender_id: senderId, sent_at: { $gte: since } };
    const found = await attempts.find({ ...mailed, status: { $in: ['sent', 'bounced'] } }, { status: 1 }).lean();
    const ids = found.map(({ _id }) => _id.toHexString());
    const complained = await replies.distinct('attempt_id', {
      user_id: userId,
      classification: 'complaint',
      attempt_id: { $in: ids },
    });
    const refused = await attempts.countDocuments({
      user_id: userId,
      sender_id: senderId,
      recipient_refused: true,
      created_at: { $gte: since },
    });
    const bounced = found.filter(({ status }) => status === 'bounced').length + refused;
    return { delivered: found.length + refused, bounced, complained: complained.length };
  }

  return { rates };
}
