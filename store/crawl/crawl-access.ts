import type { Connection } from 'mongoose';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { crawlAccessModel } from './crawl-access-model.js';

/** Sealed access credentials for sites. Records of single audits expire; those of schedules are removed. */
export function createCrawlAccessRepository(connection: Connection) {
  const records = crawlAccessModel(connection);

  /** Replaces what was kept under the id for this user. `expires_at` null: until it is removed. */
  async function put(userId: OwnerId, id: string, sealed_access: string, expires_at: Date | null): Promise<void> {
    await records.updateOne(
      { _id: id, user_id: userId },
      { $set: { sealed_access, expires_at }, $setOnInsert: { user_id: userId } },
      { upsert: true },
    );
  }

  /** The sealed text; null when there is none, or it has expired. */
  async function find(userId: OwnerId, id: string, now: Date): Promise<string | null> {
    const found = await records
      .findOne({ _id: id, user_id: userId, $or: [{ expires_at: null }, { expires_at: { $gt: now } }] })
      .lean();
    return found?.sealed_access ?? null;
  }

  /** Gone, or never there: it is all the same. */
  async function remove(userId: OwnerId, id: string): Promise<void> {
    await records.deleteOne({ _id: id, user_id: userId });
  }

  /** To another owner, sealed for them. */
  async function passOn(from: OwnerId, to: OwnerId, id: string, sealed_access: string): Promise<void> {
    await connection
      .collection<{ _id: string; user_id: string }>(records.collection.name)
      .updateOne({ _id: id, user_id: from }, { $set: { user_id: to, sealed_access } });
  }

  return { put, find, remove, passOn };
}

export type CrawlAccessRepository = ReturnType<typeof createCrawlAccessRepository>;
