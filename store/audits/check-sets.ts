import type { Connection, Types } from 'mongoose';
import { type CheckSet, MAX_CHECK_SETS, type StoredCheckSet } from '../../domain/seo/own-checks/check-set.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { objectId } from '../base/object-id.js';
import { type CheckSetDocument, checkSetModel } from './check-set-model.js';

type Stored = CheckSetDocument & { _id: Types.ObjectId };

/** Extractions and filters that a user has saved. */
export function createCheckSetsRepository(connection: Connection) {
  const sets = checkSetModel(connection);

  /** @returns null when the user has as many as one may keep */
  async function insert(userId: OwnerId, set: CheckSet, now: Date): Promise<StoredCheckSet | null> {
    if ((await sets.countDocuments({ user_id: userId })) >= MAX_CHECK_SETS) return null;
    const created = await sets.create({ user_id: userId, ...toFields(set), created_at: now, updated_at: now });
    return toCheckSet(created.toObject() as Stored);
  }

  async function find(userId: OwnerId, id: string): Promise<StoredCheckSet | null> {
    const _id = objectId(id);
    const found = _id && (await sets.findOne({ _id, user_id: userId }).lean());
    return found ? toCheckSet(found as Stored) : null;
  }

  /** Oldest first; there are few. */
  async function list(userId: OwnerId): Promise<StoredCheckSet[]> {
    const found = await sets.find({ user_id: userId }).sort({ created_at: 1, _id: 1 }).limit(MAX_CHECK_SETS).lean();
    return found.map((each) => toCheckSet(each as Stored));
  }

  async function replace(userId: OwnerId, id: string, set: CheckSet, now: Date): Promise<StoredCheckSet | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const change = { $set: { ...toFields(set), updated_at: now } };
    const found = await sets.findOneAndUpdate({ _id, user_id: userId }, change, { returnDocument: 'after' }).lean();
    return found ? toCheckSet(found as Stored) : null;
  }

  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    return _id !== null && (await sets.deleteOne({ _id, user_id: userId })).deletedCount > 0;
  }

  return { insert, find, list, replace, remove };
}

export type CheckSetsRepository = ReturnType<typeof createCheckSetsRepository>;

function toFields({ name, extractions, page_filters }: CheckSet) {
  return { name, extractions, page_filters };
}

function toCheckSet({ _id, name, extractions, page_filters, created_at, updated_at }: Stored): StoredCheckSet {
  return {
    id: _id.toHexString(),
    name,
    extractions,
    page_filters,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
