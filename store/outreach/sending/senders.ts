import { type Connection, Types } from 'mongoose';
import type { ProviderLimits } from '../../../domain/outreach/sending/mail-provider.js';
import type { Sender, SenderPause } from '../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../../base/cursor.js';
import { findOwn } from '../../base/find-own.js';
import { objectId } from '../../base/object-id.js';
import { createSenderEvidence } from './sender-evidence.js';
import { type SenderDocument, senderModel } from './sender-model.js';

/** Passwords as the caller has sealed them. */
export interface SenderSecrets {
  smtp_password: string | null;
  imap_password: string | null;
}

export type SenderRecord = Omit<Sender, 'id' | 'user_id' | 'paused' | 'created_at' | 'updated_at'> & SenderSecrets;
export type SenderUpdate = Partial<Omit<SenderRecord, 'email' | 'is_default'>>;

type Stored = SenderDocument & { _id: Types.ObjectId };

/** Mailboxes to send from; one of a user's is the default. */
export function createSendersRepository(connection: Connection) {
  const senders = senderModel(connection);

  /**
   * Null when the user has a sender of this address. The first one is the default.
   * @param id 24 hex digits; that which its passwords are bound to
   */
  async function insert(
    userId: OwnerId,
    record: SenderRecord,
    now: Date,
    id: string = new Types.ObjectId().toHexString(),
  ): Promise<Sender | null> {
    const isFirst = (await senders.exists({ user_id: userId })) === null;
    const is_default = record.is_default || isFirst;
    const _id = new Types.ObjectId(id);
    const standing = { is_default, default_at: is_default ? now : null, paused: null };
    const stored = { _id, user_id: userId, ...record, ...standing, created_at: now, updated_at: now };
    try {
      await senders.create(stored);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return null;
    }
    if (is_default) await keepOneDefault(userId);
    return find(userId, id);
  }

  async function find(userId: OwnerId, id: string): Promise<Sender | null> {
    const found = await findOwn<Stored>(senders.collection, objectId(id), { user_id: userId });
    return found && toSender(found);
  }

  async function findByEmail(userId: OwnerId, email: string): Promise<Sender | null> {
    const found = await senders.findOne({ user_id: userId, email }).lean();
    return found ? toSender(found) : null;
  }

  async function list(userId: OwnerId, limit: number, cursor: Cursor | null): Promise<ListPage<Sender>> {
    const found = await senders
      .find({ user_id: userId, ...afterCursor(cursor) })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    return toListPage(found.map(toSender), limit);
  }

  async function all(userId: OwnerId): Promise<Sender[]> {
    return (await senders.find({ user_id: userId }).sort({ created_at: -1, _id: -1 }).lean()).map(toSender);
  }

  async function update(userId: OwnerId, id: string, change: SenderUpdate, now: Date): Promise<Sender | null> {
    return set(userId, id, { ...change, updated_at: now });
  }

  async function setPause(userId: OwnerId, id: string, paused: SenderPause | null, now: Date): Promise<Sender | null> {
    return set(userId, id, { paused, updated_at: now });
  }

  async function set(userId: OwnerId, id: string, change: Record<string, unknown>): Promise<Sender | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const found = await senders
      .findOneAndUpdate({ _id, user_id: userId }, { $set: change }, { returnDocument: 'after' })
      .lean();
    return found ? toSender(found) : null;
  }

  /** Of the others the newest becomes the default when this one was. */
  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    const removed = _id && (await senders.findOneAndDelete({ _id, user_id: userId }).lean());
    if (!removed) return false;
    if (removed.is_default) {
      const next = await senders.findOne({ user_id: userId }).sort({ created_at: -1, _id: -1 }).lean();
      // With the time of the removed one: whatever was made the default since then stays the default.
      const change = { is_default: true, default_at: removed.default_at };
      if (next) await senders.updateOne({ _id: next._id, is_default: false }, { $set: change });
      await keepOneDefault(userId);
    }
    return true;
  }

  async function secretsOf(userId: OwnerId, id: string): Promise<SenderSecrets | null> {
    const _id = objectId(id);
    const found = _id && (await senders.findOne({ _id, user_id: userId }).lean());
    return found ? { smtp_password: found.smtp_password ?? null, imap_password: found.imap_password ?? null } : null;
  }

  async function makeDefault(userId: OwnerId, id: string, now: Date): Promise<Sender | null> {
    const found = await set(userId, id, { is_default: true, default_at: now, updated_at: now });
    if (found) await keepOneDefault(userId);
    return found && find(userId, id);
  }

  /**
   * Every process, at any time, sees the same order and drops nothing that has been made the default since: there may
   * be two for a moment, never none.
   */
  async function keepOneDefault(userId: OwnerId): Promise<void> {
    const [, ...others] = await senders
      .find({ user_id: userId, is_default: true }, { default_at: 1 })
      .sort({ default_at: -1, _id: -1 })
      .lean();
    for (const { _id, default_at } of others)
      await senders.updateOne({ _id, default_at }, { $set: { is_default: false } });
  }

  async function defaultOf(userId: OwnerId): Promise<Sender | null> {
    const found = await senders.findOne({ user_id: userId }).sort({ is_default: -1, created_at: -1, _id: -1 }).lean();
    return found ? toSender(found) : null;
  }

  /** Users who have a sender. Not scoped by user: for schedules alone. */
  async function allUserIds(): Promise<string[]> {
    return (await senders.distinct('user_id')).sort();
  }

  return {
    insert,
    find,
    findByEmail,
    list,
    all,
    update,
    setPause,
    remove,
    secretsOf,
    makeDefault,
    defaultOf,
    allUserIds,
    ...createSenderEvidence(connection),
  };
}

export type SendersRepository = ReturnType<typeof createSendersRepository>;

function toSender(found: Stored): Sender {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    email: found.email,
    name: found.name,
    organization: found.organization,
    postal_address: found.postal_address,
    smtp: found.smtp as Sender['smtp'],
    imap: (found.imap as Sender['imap']) ?? null,
    daily_limit: found.daily_limit,
    hourly_limit: found.hourly_limit,
    min_interval_seconds: found.min_interval_seconds,
    warm_up: found.warm_up,
    sending_window: (found.sending_window as Sender['sending_window']) ?? null,
    save_sent_copies: found.save_sent_copies ?? true,
    is_default: found.is_default,
    paused: (found.paused as SenderPause | null) ?? null,
    provider: found.provider ?? null,
    provider_limits: (found.provider_limits as ProviderLimits | null) ?? null,
    created_by: found.created_by ?? null,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
  };
}
