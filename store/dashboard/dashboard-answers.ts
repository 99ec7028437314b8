import type { Connection } from 'mongoose';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { FAST_WRITE } from '../base/connect.js';
import { retryUpsert } from '../base/retry-upsert.js';
import { dashboardAnswerModel } from './dashboard-answer-model.js';
import { dashboardUseModel } from './dashboard-use-model.js';

/** A cached response. */
export interface KeptAnswer {
  /** Of the site when it was begun to be made (site-versions). */
  version: number;
  etag: string;
  /** JSON text. */
  body: string;
  expires_at: Date;
}

export interface AnswerPlace {
  user_id: OwnerId;
  site: string;
  name: string;
}

/**
 * Cached dashboard responses that several API processes share, and how often they were used. Frequent reads bypass
 * mongoose, which takes as much time as the driver itself.
 */
export function createDashboardAnswersRepository(connection: Connection) {
  const answers = dashboardAnswerModel(connection);
  const uses = dashboardUseModel(connection);

  async function find({ user_id, site, name }: AnswerPlace): Promise<KeptAnswer | null> {
    const found = await answers.collection.findOne<KeptAnswer>({ user_id, site, name });
    return found && { version: found.version, etag: found.etag, body: found.body, expires_at: found.expires_at };
  }

  async function put({ user_id, site, name }: AnswerPlace, kept: KeptAnswer): Promise<void> {
    await retryUpsert(() => answers.updateOne({ user_id, site, name }, { $set: { ...kept } }, { upsert: true }));
  }

  async function dropSite(userId: OwnerId, site: string): Promise<void> {
    await answers.deleteMany({ user_id: userId, site });
  }

  async function noteUse(userId: OwnerId, isHit: boolean): Promise<void> {
    const change = { $inc: isHit ? { hits: 1 } : { misses: 1 } };
    const options = { upsert: true, writeConcern: FAST_WRITE };
    await retryUpsert(() => uses.collection.updateOne({ user_id: userId }, change, options));
  }

  async function countUse(userId: OwnerId): Promise<{ hits: number; misses: number; size: number }> {
    const [found, size] = await Promise.all([
      uses.findOne({ user_id: userId }).lean(),
      answers.countDocuments({ user_id: userId, expires_at: { $gt: new Date() } }),
    ]);
    return { hits: found?.hits ?? 0, misses: found?.misses ?? 0, size };
  }

  return { find, put, dropSite, noteUse, countUse };
}

export type DashboardAnswersRepository = ReturnType<typeof createDashboardAnswersRepository>;
