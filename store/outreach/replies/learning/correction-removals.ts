import type { Connection } from 'mongoose';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import { retryUpsert } from '../../../base/retry-upsert.js';
import { replyAdjustmentModel } from './reply-adjustment-model.js';
import { replyCorrectionModel } from './reply-correction-model.js';

/** Removes corrections together with what was learned from them. */
export function createCorrectionRemovals(connection: Connection) {
  const corrections = replyCorrectionModel(connection);
  const adjustments = replyAdjustmentModel(connection);

  /** What was learned is gone at once; a fit that runs is not saved. */
  async function dropAdjustment(userId: OwnerId): Promise<void> {
    const nothing = {
      fitted_at: null,
      weights: null,
      learnable: null,
      measure: null,
      in_use_since: null,
      buckets: null,
      rows: null,
      step: null,
    };
    await retryUpsert(() =>
      adjustments.updateOne({ user_id: userId }, { $set: nothing, $inc: { epoch: 1 } }, { upsert: true }),
    );
  }

  /** Those of a campaign or lead. Safe to repeat, at whatever place it was cut off. */
  async function deleteMany(of: { user_id: OwnerId; campaign_id: string; lead_id?: string }): Promise<void> {
    if (!(await corrections.exists(of))) return;
    await dropAdjustment(of.user_id);
    await corrections.deleteMany(of);
    // A fit that read them between the two.
    await dropAdjustment(of.user_id);
  }

  /** @returns how many corrections have gone */
  async function forget(userId: OwnerId): Promise<number> {
    await dropAdjustment(userId);
    const { deletedCount } = await corrections.deleteMany({ user_id: userId });
    await dropAdjustment(userId);
    return deletedCount;
  }

  return { dropAdjustment, deleteMany, forget };
}
