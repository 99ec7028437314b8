import type { Connection, Types } from 'mongoose';
import { MAX_OWNERSHIPS, type Ownership, type OwnershipMethod } from '../../domain/ownership/ownership.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { objectId } from '../base/object-id.js';
import { type OwnershipDocument, ownershipModel } from './ownership-model.js';

type Stored = OwnershipDocument & { _id: Types.ObjectId };

/** Sites that users say are theirs. */
export function createOwnershipsRepository(connection: Connection) {
  const ownerships = ownershipModel(connection);

  /** One of each site: another start of the same gives the one that is there. @returns null when there are too many */
  async function start(
    userId: OwnerId,
    { site, origin }: Pick<Ownership, 'site' | 'origin'>,
    now: Date,
  ): Promise<{ ownership: Ownership; inserted: boolean } | null> {
    const known = await findBySite(userId, site);
    if (known) return { ownership: known, inserted: false };
    if ((await ownerships.countDocuments({ user_id: userId })) >= MAX_OWNERSHIPS) return null;
    try {
      const created = await ownerships.create({ user_id: userId, site, origin, created_at: now });
      return { ownership: toOwnership(created.toObject()), inserted: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return start(userId, { site, origin }, now);
    }
  }

  async function find(userId: OwnerId, id: string): Promise<Ownership | null> {
    const _id = objectId(id);
    const found = _id && (await ownerships.findOne({ _id, user_id: userId }).lean());
    return found ? toOwnership(found) : null;
  }

  async function findBySite(userId: OwnerId, site: string): Promise<Ownership | null> {
    const found = await ownerships.findOne({ user_id: userId, site }).lean();
    return found ? toOwnership(found) : null;
  }

  /** Oldest first; there are at most MAX_OWNERSHIPS. */
  async function list(userId: OwnerId): Promise<Ownership[]> {
    const found = await ownerships.find({ user_id: userId }).sort({ created_at: 1, _id: 1 }).lean();
    return found.map(toOwnership);
  }

  /** The outcome of a check. Ownership without proof is lost. @returns null when it was removed meanwhile */
  async function noteCheck(
    userId: OwnerId,
    id: string,
    method: OwnershipMethod | null,
    now: Date,
  ): Promise<Ownership | null> {
    const change = { method, checked_at: now, verified_at: method === null ? null : now };
    const place = { _id: objectId(id), user_id: userId };
    const found = await ownerships.findOneAndUpdate(place, { $set: change }, { returnDocument: 'after' }).lean();
    return found ? toOwnership(found) : null;
  }

  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    return _id !== null && (await ownerships.deleteOne({ _id, user_id: userId })).deletedCount > 0;
  }

  return { start, find, findBySite, list, noteCheck, remove };
}

export type OwnershipsRepository = ReturnType<typeof createOwnershipsRepository>;

function toOwnership(found: Stored): Ownership {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    site: found.site,
    origin: found.origin,
    method: found.method ?? null,
    verified_at: found.verified_at?.toISOString() ?? null,
    checked_at: found.checked_at?.toISOString() ?? null,
    created_at: found.created_at.toISOString(),
  };
}
