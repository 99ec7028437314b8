import type { Connection } from 'mongoose';
import { FAST_WRITE, isDuplicateKey } from '../base/connect.js';
import { type RateLimitDocument, rateLimitModel } from './rate-limit-model.js';

/** Concurrent first requests of a window collide at most once each; more rounds mean that the store misbehaves. */
const MAX_ROUNDS = 5;

/** Counts requests per caller and window in the store, so that all API processes share one budget. */
export function createRateLimitsRepository(connection: Connection) {
  const limits = rateLimitModel(connection);
  /** Past mongoose, which takes as much time as the driver itself. */
  const counters = connection.collection<RateLimitDocument>(limits.collection.name);

  /**
   * Counts one request. Increments are exact under any number of concurrent requests: there is no upsert whose returned
   * value would have to be trusted. Old windows need no date filter, their `_id` is never reused.
   * @returns requests in this window, this one included.
   */
  async function hit(caller: string, windowStart: Date, windowMs: number): Promise<number> {
    const id = `${caller}|${windowStart.getTime()}`;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const counted = await counters.findOneAndUpdate(
        { _id: id },
        { $inc: { count: 1 } },
        { returnDocument: 'after', writeConcern: FAST_WRITE },
      );
      if (counted) return counted.count;
      try {
        await limits.create({ _id: id, count: 1, expires_at: new Date(windowStart.getTime() + 2 * windowMs) });
        return 1;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new Error('The rate limit counter could not be written');
  }

  return { hit };
}

export type RateLimitsRepository = ReturnType<typeof createRateLimitsRepository>;
