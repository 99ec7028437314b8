import type { Connection } from 'mongoose';
import type { AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import type { AwaitedMail } from '../../../domain/outreach/sending/mail-ports.js';
import { ENVIRONMENT_SENDER_ID } from '../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { objectId } from '../../base/object-id.js';
import { attemptModel } from '../sending/attempt-model.js';
import { followUpModel } from '../sending/follow-up-model.js';
import { senderModel } from '../sending/sender-model.js';

interface Mailed {
  message_id?: string | null;
  relay_message_id?: string | null;
  recipient_email: string;
}

const NAMES = { message_id: 1, relay_message_id: 1, recipient_email: 1 } as const;
const LEFT: AttemptStatus[] = ['sending', 'sent', 'uncertain', 'bounced'];

/** The mails for which a reply would matter most. Reads only. */
export function createAwaitedMailsRepository(connection: Connection) {
  const attempts = attemptModel(connection);
  const followUps = followUpModel(connection);
  const senders = senderModel(connection);

  /**
   * Those whose follow-up is due soonest, then those that left last; `most` of each.
   * @param userId null: of the environment's sender, of all users
   */
  async function list(userId: OwnerId | null, most: number): Promise<AwaitedMail> {
    const followed = await findMany(await nextFollowed(userId, most));
    const recent = userId === null ? await lastShared(most) : await lastOf(userId, most);
    const all = [...followed, ...recent];
    const ids = all.flatMap(({ message_id, relay_message_id }) => [message_id ?? [], relay_message_id ?? []].flat());
    return {
      message_ids: [...new Set(ids)],
      addresses: [...new Set(all.map(({ recipient_email }) => recipient_email))],
    };
  }

  async function nextFollowed(userId: OwnerId | null, most: number): Promise<string[]> {
    const whose = userId === null ? { sender_id: ENVIRONMENT_SENDER_ID } : { user_id: userId };
    const found = await followUps
      .find({ ...whose, status: 'scheduled' }, { attempt_id: 1 })
      .sort({ scheduled_at: 1 })
      .limit(most)
      .lean();
    return found.map(({ attempt_id }) => attempt_id);
  }

  async function findMany(ids: readonly string[]): Promise<Mailed[]> {
    const _id = { $in: [...new Set(ids)].map(objectId).filter((id) => id !== null) };
    return attempts.find({ _id }, NAMES).lean();
  }

  /** By the index of each sender: a user may have sent for years. */
  async function lastOf(user_id: OwnerId, most: number): Promise<Mailed[]> {
    const own = await senders.find({ user_id }, { _id: 1 }).lean();
    const found = await Promise.all(
      own.map(({ _id }) =>
        attempts
          .find({ user_id, sender_id: _id.toHexString(), sent_at: { $gt: new Date(0) } }, NAMES)
          .sort({ sent_at: -1 })
          .limit(most)
          .lean(),
      ),
    );
    return found.flat().slice(0, most);
  }

  async function lastShared(most: number): Promise<Mailed[]> {
    const filter = { sender_id: ENVIRONMENT_SENDER_ID, status: { $in: LEFT } };
    return attempts.find(filter, NAMES).sort({ _id: -1 }).limit(most).lean();
  }

  return { list };
}

export type AwaitedMailsRepository = ReturnType<typeof createAwaitedMailsRepository>;
