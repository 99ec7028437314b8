import type { Connection } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { mailboxModel } from './mailbox-model.js';

export interface FolderPosition {
  uid_validity: string;
  last_uid: number;
  /** ISO 8601 */
  last_internal_date: string | null;
}

/** Spam complaints in a mailbox that name no mail of ours. */
export interface UnmatchedComplaints {
  count: number;
  /** ISO 8601; null without any. */
  last_at: string | null;
}

/** This many messages are recognized if they are read again. */
const KNOWN_KEYS = 500;

/**
 * How far folders have been read. `mailboxKey` names a folder of a mailbox; the user id is '' for the environment's
 * mailbox, which is shared by all users.
 */
export function createMailboxesRepository(connection: Connection) {
  const mailboxes = mailboxModel(connection);

  async function cursor(userId: OwnerId, mailboxKey: string): Promise<FolderPosition | null> {
    const found = await mailboxes.findOne({ user_id: userId, mailbox_key: mailboxKey }).lean();
    if (!found || found.uid_validity === '') return null;
    const { uid_validity, last_uid, last_internal_date } = found;
    return { uid_validity, last_uid, last_internal_date: last_internal_date ?? null };
  }

  /** Within one validity the position never goes back; another validity begins anew. */
  async function advance(userId: OwnerId, mailboxKey: string, position: FolderPosition): Promise<void> {
    const { uid_validity, last_uid } = position;
    await ensure(userId, mailboxKey);
    const isFurther = { $or: [{ uid_validity: { $ne: uid_validity } }, { last_uid: { $lt: last_uid } }] };
    const moved = await mailboxes
      .findOneAndUpdate(
        { user_id: userId, mailbox_key: mailboxKey, ...isFurther },
        { $set: { ...position, updated_at: new Date() } },
        { returnDocument: 'after' },
      )
      .lean();
    const past = Object.keys((moved?.failures ?? {}) as Failures).filter((key) => isPast(key, position));
    if (past.length === 0) return;
    const $unset = Object.fromEntries(past.map((key) => [`failures.${key}`, 1]));
    await mailboxes.updateOne({ user_id: userId, mailbox_key: mailboxKey }, { $unset });
  }

  /** Counts the polls in which this message could not be read; a poll that is repeated counts once. */
  async function noteFailure(
    userId: OwnerId,
    mailboxKey: string,
    uidValidity: string,
    uid: number,
    poll: string,
  ): Promise<number> {
    await ensure(userId, mailboxKey);
    const field = `failures.${uidValidity}-${uid}`;
    const found = await mailboxes
      .findOneAndUpdate(
        { user_id: userId, mailbox_key: mailboxKey },
        { $addToSet: { [field]: poll } },
        { returnDocument: 'after' },
      )
      .lean();
    const failures = (found?.failures ?? {}) as Failures;
    return failures[`${uidValidity}-${uid}`]?.length ?? 1;
  }

  /** Each message counts once. @returns whether it is a new one */
  async function noteUnmatchedComplaint(
    userId: OwnerId,
    mailboxKey: string,
    messageKey: string,
    at: Date,
  ): Promise<boolean> {
    await ensure(userId, mailboxKey);
    const { modifiedCount } = await mailboxes.updateOne(
      { user_id: userId, mailbox_key: mailboxKey, unmatched_keys: { $ne: messageKey } },
      {
        $inc: { unmatched_complaints: 1 },
        $push: { unmatched_keys: { $each: [messageKey], $slice: -KNOWN_KEYS } },
        $max: { last_unmatched_at: at },
      },
    );
    return modifiedCount > 0;
  }

  /** Over all folders. */
  async function unmatchedComplaints(userId: OwnerId): Promise<UnmatchedComplaints> {
    const found = await mailboxes.find({ user_id: userId, unmatched_complaints: { $gt: 0 } }).lean();
    const dates = found.flatMap(({ last_unmatched_at: at }) => (at ? [at.toISOString()] : []));
    return {
      count: found.reduce((sum, { unmatched_complaints }) => sum + unmatched_complaints, 0),
      last_at: dates.sort().at(-1) ?? null,
    };
  }

  async function ensure(user_id: OwnerId, mailbox_key: string): Promise<void> {
    if (await mailboxes.exists({ user_id, mailbox_key })) return;
    try {
      // Through the collection: to mongoose the empty user is no user.
      await mailboxes.collection.insertOne({
        user_id,
        mailbox_key,
        uid_validity: '',
        last_uid: 0,
        last_internal_date: null,
        failures: {},
        updated_at: new Date(),
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  return { cursor, advance, noteFailure, noteUnmatchedComplaint, unmatchedComplaints };
}

export type MailboxesRepository = ReturnType<typeof createMailboxesRepository>;

/** `<validity>-<uid>` → polls that could not read it. */
type Failures = Record<string, string[]>;

/** Messages that are never requested again need no count. */
function isPast(key: string, { uid_validity, last_uid }: FolderPosition): boolean {
  const [validity, uid] = key.split('-');
  return validity !== uid_validity || Number(uid) <= last_uid;
}
