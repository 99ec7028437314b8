import { type Connection, Types } from 'mongoose';
import type {
  NotificationMail,
  NotificationStatus,
  PlatformMailKind,
} from '../../domain/notifications/notification-mail.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { objectId } from '../base/object-id.js';
import { type NotificationMailDocument, notificationMailModel } from './notification-mail-model.js';

const RETENTION_MS = 90 * 86_400_000;

type Stored = NotificationMailDocument & { _id: Types.ObjectId };

export type NewNotificationMail = Pick<NotificationMail, 'workspace_id' | 'user_id' | 'kind' | 'key' | 'data'> & {
  invitation_id?: string;
};

export interface MailOutcome {
  status: Exclude<NotificationStatus, 'sending'>;
  reason: string | null;
  next_attempt_at: Date | null;
}

/** Mails of the platform and what became of each. Kept for 90 days, in which the same cause gives no second mail. */
export function createNotificationMailsRepository(connection: Connection) {
  const mails = notificationMailModel(connection);

  /** The same key for the same person is the same mail, however often it is added. */
  async function add(mail: NewNotificationMail, now: Date): Promise<NotificationMail> {
    const { data, ...about } = mail;
    try {
      const created = await mails.create({
        ...about,
        _id: new Types.ObjectId(),
        data: JSON.stringify(data),
        status: 'pending',
        tries: 0,
        next_attempt_at: now,
        created_at: now,
        expires_at: new Date(now.getTime() + RETENTION_MS),
      });
      return toMail(created.toObject<Stored>());
    } catch (error) {
      const { workspace_id, user_id, key } = mail;
      const found = isDuplicateKey(error) ? await mails.findOne({ workspace_id, user_id, key }).lean<Stored>() : null;
      if (!found) throw error;
      return toMail(found);
    }
  }

  async function find(id: string): Promise<NotificationMail | null> {
    const _id = objectId(id);
    const found = _id && (await mails.findOne({ _id }).lean<Stored>());
    return found ? toMail(found) : null;
  }

  /** Before its body is handed over: of two tries at once, one gets true. */
  async function claim(id: string): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    const { modifiedCount } = await mails.updateOne({ _id, status: 'pending' }, { $set: { status: 'sending' } });
    return modifiedCount === 1;
  }

  /** Ends a try. @param from what it was when the try ended; one that another try has moved stays as it is */
  async function note(id: string, from: readonly NotificationStatus[], outcome: MailOutcome): Promise<void> {
    const _id = objectId(id);
    if (_id) await mails.updateOne({ _id, status: { $in: from } }, { $set: outcome, $inc: { tries: 1 } });
  }

  /** The latest mail of each invitation that has one. */
  async function latestOfInvitations(
    workspaceId: string,
    invitationIds: readonly string[],
  ): Promise<ReadonlyMap<string, NotificationMail>> {
    const of = { workspace_id: workspaceId, invitation_id: { $in: [...invitationIds] } };
    const found = await mails.find(of).sort({ created_at: 1, _id: 1 }).lean<Stored[]>();
    return new Map(found.map((each) => [each.invitation_id ?? '', toMail(each)]));
  }

  /** Mails of a kind that a person has caused since then. */
  async function countSince(userId: UserId, kind: PlatformMailKind, since: Date): Promise<number> {
    return mails.countDocuments({ user_id: userId, kind, created_at: { $gte: since } });
  }

  return { add, find, claim, note, latestOfInvitations, countSince };
}

export type NotificationMailsRepository = ReturnType<typeof createNotificationMailsRepository>;

function toMail(found: Stored): NotificationMail {
  const data: NotificationMail['data'] = JSON.parse(found.data);
  return {
    id: found._id.toHexString(),
    workspace_id: found.workspace_id,
    user_id: found.user_id,
    kind: found.kind,
    key: found.key,
    data,
    status: found.status,
    reason: found.reason ?? null,
    tries: found.tries,
    next_attempt_at: found.next_attempt_at?.toISOString() ?? null,
    created_at: found.created_at.toISOString(),
  };
}
