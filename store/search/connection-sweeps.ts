import type { Connection as Database, Types } from 'mongoose';
import { objectId } from '../base/object-id.js';
import type { ConnectionPlace } from './connections.js';
import { type PlatformConnectionDocument, platformConnectionModel } from './platform-connection-model.js';

type Stored = PlatformConnectionDocument & { _id: Types.ObjectId };

/** A page of a walk over all users; `next` is where it continues, null at the end. */
export interface SweepPage<Item> {
  items: Item[];
  next: string | null;
}

/** Walks over the connections of all users. Not scoped by user: for schedules alone. */
export function createConnectionSweepsRepository(database: Database) {
  const connections = platformConnectionModel(database);

  /** Grants whose refresh token was last used before that time. */
  async function unusedSince(
    before: Date,
    after: string | null,
    limit: number,
  ): Promise<SweepPage<ConnectionPlace & { version: number }>> {
    const found = await connections
      .find({ status: { $in: ['connected', 'error'] }, refreshed_at: { $lt: before }, ...from(after) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return toPage(found, limit, ({ user_id, platform, version }) => ({ user_id, platform, version }));
  }

  return { unusedSince };
}

export type ConnectionSweepsRepository = ReturnType<typeof createConnectionSweepsRepository>;

function from(after: string | null) {
  const _id = after === null ? null : objectId(after);
  return _id ? { _id: { $gt: _id } } : {};
}

function toPage<Item>(found: Stored[], limit: number, toItem: (stored: Stored) => Item): SweepPage<Item> {
  const last = found.length === limit ? found.at(-1) : undefined;
  return { items: found.map(toItem), next: last ? last._id.toHexString() : null };
}
