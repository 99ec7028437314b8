import type { Connection } from 'mongoose';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { sha256 } from '../base/sha256.js';
import { modelDayModel } from './model-day-model.js';

/** A day's count is kept for as long as it may be requested. */
const KEPT_MS = 10 * 24 * 3_600_000;
/** Concurrent requests collide once over the first count of a day. */
const MAX_ROUNDS = 3;

/** Tokens that each user takes from language models in a day, counted so that no number of workers passes the limit. */
export function createModelBudgetsRepository(connection: Connection) {
  const days = modelDayModel(connection);

  /** Takes so many tokens of the day if all of them are left. @returns whether they were */
  async function reserve(userId: OwnerId, day: string, tokens: number, limit: number): Promise<boolean> {
    const _id = dayId(userId, day);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const taken = await days.findOneAndUpdate({ _id, tokens: { $lte: limit - tokens } }, { $inc: { tokens } }).lean();
      if (taken) return true;
      if (await days.exists({ _id })) return false;
      await addDay(userId, day);
    }
    return false;
  }

  /** Gives back what was not needed, or counts what was needed beyond it. */
  async function conclude(userId: OwnerId, day: string, difference: number): Promise<void> {
    await days.updateOne({ _id: dayId(userId, day) }, { $inc: { tokens: difference } });
  }

  async function used(userId: OwnerId, day: string): Promise<number> {
    return (await days.findOne({ _id: dayId(userId, day) }).lean())?.tokens ?? 0;
  }

  async function addDay(user_id: OwnerId, day: string): Promise<void> {
    const expires_at = new Date(Math.max(Date.parse(`${day}T00:00:00Z`), Date.now()) + KEPT_MS);
    try {
      await days.create({ _id: dayId(user_id, day), user_id, day, tokens: 0, expires_at });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  return { reserve, conclude, used };
}

export type ModelBudgetsRepository = ReturnType<typeof createModelBudgetsRepository>;

function dayId(userId: OwnerId, day: string): string {
  return sha256(`${userId}\n${day}`);
}
