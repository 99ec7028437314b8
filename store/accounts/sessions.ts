import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../base/connect.js';
import { sessionModel } from './session-model.js';

export interface StoredSession {
  data: string;
  created_at: Date;
}

/** A touch that moves the end by less than this is not written: most requests of a page then only read. */
const TOUCH_STEP_MS = 60_000;

/** Sessions by the hash of their id. The id is the secret, so there is no user to scope by. */
export function createSessionsRepository(connection: Connection) {
  const sessions = sessionModel(connection);

  async function find(id: string, now: Date): Promise<StoredSession | null> {
    const found = await sessions.findOne({ _id: id, expires_at: { $gt: now } }).lean();
    return found ? { data: found.data, created_at: found.created_at } : null;
  }

  /** @returns false when the id is taken. */
  async function insert(id: string, data: string, createdAt: Date, expiresAt: Date): Promise<boolean> {
    try {
      await sessions.create({ _id: id, data, created_at: createdAt, expires_at: expiresAt });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Never inserts: a request in progress while its session ended must not restore it. */
  async function update(id: string, data: string, expiresAt: Date): Promise<void> {
    await sessions.updateOne({ _id: id }, { $set: { data, expires_at: expiresAt } });
  }

  async function touch(id: string, expiresAt: Date): Promise<void> {
    const written = new Date(expiresAt.getTime() - TOUCH_STEP_MS);
    await sessions.updateOne({ _id: id, expires_at: { $lt: written } }, { $set: { expires_at: expiresAt } });
  }

  async function remove(id: string): Promise<void> {
    await sessions.deleteOne({ _id: id });
  }

  return { find, insert, update, touch, remove };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
