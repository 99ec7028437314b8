import { type Connection, Types } from 'mongoose';
import type { Suppression, SuppressionSource } from '../../../domain/outreach/sending/suppression.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../../base/cursor.js';
import { gatherByOwner } from '../../base/gather-by-owner.js';
import { objectId } from '../../base/object-id.js';
import { streamRecords } from '../../base/stream-records.js';
import { type SuppressionDocument, suppressionModel } from './suppression-model.js';
import { suppressionEntry, suppressionKey } from './suppression-spellings.js';

type Stored = SuppressionDocument & { _id: Types.ObjectId };

const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;

/**
 * Addresses and "@domains" that are never mailed; each mailbox once for a user. Whatever spelling comes in, one form is
 * kept, and all spellings of a mailbox are found by it.
 */
export function createSuppressionsRepository(connection: Connection) {
  const suppressions = suppressionModel(connection);
  /** Asked twice for each mail, past mongoose: like attempts. */
  const findKeys = gatherByOwner<Stored>(
    (user_id, keys) => suppressions.collection.find<Stored>({ user_id, key: { $in: keys } }).toArray(),
    ({ key }) => key,
  );

  /** One that is there already stays as it was. */
  async function add(
    userId: OwnerId,
    { email: given, reason, source }: Pick<Suppression, 'email' | 'reason' | 'source'>,
    now: Date,
  ): Promise<{ suppression: Suppression; inserted: boolean }> {
    const email = suppressionEntry(given);
    const older = await findAny(userId, [email]);
    if (older) return { suppression: older, inserted: false };
    const stored = {
      _id: new Types.ObjectId(),
      user_id: userId,
      email,
      key: suppressionKey(email),
      reason,
      source,
      created_at: now,
    };
    try {
      await suppressions.create(stored);
      return { suppression: toSuppression(stored), inserted: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const found = await suppressions.findOne({ user_id: userId, email }).lean();
      if (!found) return add(userId, { email, reason, source }, now);
      return { suppression: toSuppression(found), inserted: false };
    }
  }

  async function addMany(
    userId: OwnerId,
    emails: readonly string[],
    reason: string | null,
    source: SuppressionSource,
    now: Date,
  ): Promise<{ added: number; skipped: number }> {
    const byKey = new Map<string, string>();
    for (const email of emails)
      if (!byKey.has(suppressionKey(email))) byKey.set(suppressionKey(email), suppressionEntry(email));
    for (const known of await knownKeys(userId, [...byKey.keys()])) byKey.delete(known);
    const documents = [...byKey].map(([key, email]) => ({
      _id: new Types.ObjectId(),
      user_id: userId,
      email,
      key,
      reason,
      source,
      created_at: now,
    }));
    let added = 0;
    if (documents.length > 0) {
      try {
        added = (await suppressions.collection.insertMany(documents, { ordered: false })).insertedCount;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        added = await suppressions.countDocuments({ _id: { $in: documents.map(({ _id }) => _id) } });
      }
    }
    return { added, skipped: emails.length - added };
  }

  /** The first of these forms that is suppressed. */
  async function findAny(userId: OwnerId, forms: readonly string[]): Promise<Suppression | null> {
    const keys = [...new Set(forms.map(suppressionKey))];
    const found = await findKeys(userId, keys);
    const [first] = found.sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
    return first ? toSuppression(first) : null;
  }

  async function knownKeys(userId: OwnerId, keys: readonly string[]): Promise<string[]> {
    const found = await suppressions.find({ user_id: userId, key: { $in: [...keys] } }, { key: 1 }).lean();
    return found.map(({ key }) => key);
  }

  async function find(userId: OwnerId, id: string): Promise<Suppression | null> {
    const _id = objectId(id);
    const found = _id && (await suppressions.findOne({ _id, user_id: userId }).lean());
    return found ? toSuppression(found) : null;
  }

  async function list(userId: OwnerId, limit: number, cursor: Cursor | null): Promise<ListPage<Suppression>> {
    const found = await suppressions
      .find({ user_id: userId, ...afterCursor(cursor) })
      .sort(NEWEST_FIRST)
      .limit(limit + 1)
      .lean();
    return toListPage(found.map(toSuppression), limit);
  }

  async function* stream(userId: OwnerId): AsyncGenerator<Suppression> {
    const found = streamRecords<Stored>(connection, suppressions.collection.name, { user_id: userId });
    for await (const each of found) yield toSuppression(each);
  }

  /** The entry stays, for another reason. */
  async function handOver(
    userId: OwnerId,
    id: string,
    { source, reason }: Pick<Suppression, 'source' | 'reason'>,
  ): Promise<void> {
    const _id = objectId(id);
    if (_id) await suppressions.updateOne({ _id, user_id: userId }, { $set: { source, reason } });
  }

  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    return _id !== null && (await suppressions.deleteOne({ _id, user_id: userId })).deletedCount > 0;
  }

  return { add, addMany, findAny, find, list, stream, handOver, remove };
}

export type SuppressionsRepository = ReturnType<typeof createSuppressionsRepository>;

function toSuppression(found: Omit<Stored, 'reason' | 'key'> & { reason?: string | null }): Suppression {
  const { user_id, email, reason, source, created_at } = found;
  return {
    id: found._id.toHexString(),
    user_id,
    email,
    reason: reason ?? null,
    source: source as SuppressionSource,
    created_at: created_at.toISOString(),
  };
}
