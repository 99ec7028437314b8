import type { Connection } from 'mongoose';
import { FAST_WRITE, isDuplicateKey } from '../base/connect.js';
import { gather } from '../base/gather.js';
import { type RateLimitDocument, rateLimitModel } from './rate-limit-model.js';

/** Concurrent first requests of a window collide at most once each; more rounds mean that the store misbehaves. */
const MAX_ROUNDS = 5;

interface Hit {
  id: string;
  expires_at: Date;
}

/** Counts requests per caller and window in the store, so that all API processes share one budget. */
export function createRateLimitsRepository(connection: Connection) {
  const limits = rateLimitModel(connection);
  /** Past mongoose, which takes as much time as the driver itself. */
  const counters = connection.collection<RateLimitDocument>(limits.collection.name);

  /** Those that one caller makes at the same time are one write; each still has a number of its own. */
  const hitTogether = gather<Hit, number>(async (hits) => {
    const ids = [...new Set(hits.map(({ id }) => id))];
    const before = await Promise.all(
      ids.map(async (id) => {
        const some = hits.filter((hit) => hit.id === id);
        const expires_at = some[0]?.expires_at ?? new Date();
        return [id, (await add(id, some.length, expires_at)) - some.length] as const;
      }),
    );
    const counts = new Map(before);
    return hits.map(({ id }) => {
      const count = (counts.get(id) ?? 0) + 1;
      counts.set(id, count);
      return count;
    });
  });

  /**
   * Counts one request. Increments are exact under any number of concurrent requests: there is no upsert whose returned
   * value would have to be trusted. Old windows need no date filter, their `_id` is never reused.
   * @returns requests in this window, this one included.
   */
  async function hit(caller: string, windowStart: Date, windowMs: number): Promise<number> {
    const expires_at = new Date(windowStart.getTime() + 2 * windowMs);
    return hitTogether({ id: `${caller}|${windowStart.getTime()}`, expires_at });
  }

  async function add(id: string, requests: number, expires_at: Date): Promise<number> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const counted = await counters.findOneAndUpdate(
        { _id: id },
        { $inc: { count: requests } },
        { returnDocument: 'after', writeConcern: FAST_WRITE },
      );
      if (counted) return counted.count;
      try {
        await limits.create({ _id: id, count: requests, expires_at });
        return requests;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new Error('The rate limit counter could not be written');
  }

  return { hit };
}

export type RateLimitsRepository = ReturnType<typeof createRateLimitsRepository>;
