import type { Connection, Types } from 'mongoose';
import {
  type DigestTime,
  nameDigestTime,
  parseDigestTime,
  usualDigestTime,
} from '../../domain/notifications/digest-time.js';
import { NO_CHOICES, type StoredChoices } from '../../domain/notifications/notification-choices.js';
import { NOTIFICATION_KINDS } from '../../domain/notifications/notification-kind.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { objectId } from '../base/object-id.js';
import { type NotificationChoiceDocument, notificationChoiceModel } from './notification-choice-model.js';

type Stored = NotificationChoiceDocument & { _id: Types.ObjectId };

/** Whose choices, and the id by which a walk over them continues. */
export interface ChoosingMember {
  id: string;
  workspace_id: OwnerId;
  user_id: UserId;
}

/** What people have decided about mails, for each workspace. */
export function createNotificationChoicesRepository(connection: Connection) {
  const choices = notificationChoiceModel(connection);

  async function find(workspaceId: OwnerId, userId: UserId): Promise<StoredChoices> {
    const found = await choices.findOne({ workspace_id: workspaceId, user_id: userId }).lean<Stored>();
    return found ? toChoices(found) : NO_CHOICES;
  }

  /** Of all members who have decided anything. */
  async function listOfWorkspace(workspaceId: OwnerId): Promise<ReadonlyMap<UserId, StoredChoices>> {
    const found = await choices.find({ workspace_id: workspaceId }).lean<Stored[]>();
    return new Map(found.map((each) => [each.user_id, toChoices(each)]));
  }

  /** Changes what is given and keeps the rest; returns all that is decided then. */
  async function change(
    workspaceId: OwnerId,
    userId: UserId,
    { kinds = {}, digest }: { kinds?: StoredChoices['kinds']; digest?: DigestTime },
    now: Date,
  ): Promise<StoredChoices> {
    const set = Object.fromEntries(Object.entries(kinds).map(([kind, isOn]) => [`kinds.${kind}`, isOn]));
    const time = digest === undefined ? {} : { digest_time: nameDigestTime(digest) };
    const whose = { workspace_id: workspaceId, user_id: userId };
    await insert(whose, now);
    const found = await choices
      .findOneAndUpdate(whose, { $set: { ...set, ...time, updated_at: now } }, { returnDocument: 'after' })
      .lean<Stored>();
    return found ? toChoices(found) : NO_CHOICES;
  }

  async function insert(whose: { workspace_id: string; user_id: string }, now: Date): Promise<void> {
    if ((await choices.countDocuments(whose, { limit: 1 })) > 0) return;
    try {
      await choices.create({ ...whose, kinds: {}, updated_at: now });
    } catch (error) {
      // Of two first choices at once, both wanted to insert.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Members with this time of the digest, whether or not they get one. @param after id of the last one of the slice before */
  async function listByDigestTime(time: DigestTime, after: string | null, limit: number): Promise<ChoosingMember[]> {
    const rest = after === null ? {} : { _id: { $gt: objectId(after) } };
    const wanted = { digest_time: nameDigestTime(time), ...rest };
    const found = await choices.find(wanted).sort({ _id: 1 }).limit(limit).lean<Stored[]>();
    return found.map(({ _id, workspace_id, user_id }) => ({ id: _id.toHexString(), workspace_id, user_id }));
  }

  /** Every time that a member has chosen, and the usual one in each zone that a person has. */
  async function listDigestTimes(): Promise<DigestTime[]> {
    const [names, zones]: unknown[][] = await Promise.all([
      choices.distinct('digest_time'),
      choices.distinct('time_zone'),
    ]);
    return [
      ...(names ?? []).flatMap((name) => (typeof name === 'string' ? (parseDigestTime(name) ?? []) : [])),
      ...(zones ?? []).flatMap((zone) => (typeof zone === 'string' ? [usualDigestTime(zone)] : [])),
    ];
  }

  /** The zone of a person, in all workspaces; null where they have named none. */
  async function findTimeZone(userId: UserId): Promise<string | null> {
    return (await choices.findOne(personal(userId), { time_zone: 1 }).lean<Stored>())?.time_zone ?? null;
  }

  async function setTimeZone(userId: UserId, time_zone: string | null, now: Date): Promise<void> {
    await insert(personal(userId), now);
    await choices.updateOne(personal(userId), { $set: { time_zone, updated_at: now } });
  }

  /** People with this zone. @param after id of the last one of the slice before */
  async function listByTimeZone(time_zone: string, after: string | null, limit: number): Promise<ChoosingMember[]> {
    const rest = after === null ? {} : { _id: { $gt: objectId(after) } };
    const found = await choices
      .find({ time_zone, ...rest })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Stored[]>();
    return found.map(({ _id, workspace_id, user_id }) => ({ id: _id.toHexString(), workspace_id, user_id }));
  }

  return {
    find,
    listOfWorkspace,
    change,
    listByDigestTime,
    listDigestTimes,
    findTimeZone,
    setTimeZone,
    listByTimeZone,
  };
}

export type NotificationChoicesRepository = ReturnType<typeof createNotificationChoicesRepository>;

/** The record that is about the person in all workspaces. */
function personal(userId: UserId): { workspace_id: string; user_id: UserId } {
  return { workspace_id: userId, user_id: userId };
}

function toChoices({ kinds, digest_time }: Stored): StoredChoices {
  const decided = NOTIFICATION_KINDS.filter((kind) => typeof kinds[kind] === 'boolean');
  return {
    kinds: Object.fromEntries(decided.map((kind) => [kind, kinds[kind] === true])),
    digest: digest_time ? parseDigestTime(digest_time) : null,
  };
}
