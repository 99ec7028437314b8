import type { Connection, Types } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { attemptModel } from './attempt-model.js';
import { createSendSlotsRepository } from './send-slots.js';

interface Queued {
  _id: Types.ObjectId;
  user_id: OwnerId;
  status: string;
  reason: string | null;
  day: string;
  duplicate_key: string | null;
  updated_at: Date;
  changed_at: Date | null;
}

const REMOVED = 'removed';

/** What is released before attempts are removed: it could not be released afterwards. */
export function createAttemptReleases(connection: Connection) {
  const attempts = connection.collection<Queued>(attemptModel(connection).collection.name);
  const slots = createSendSlotsRepository(connection);

  /**
   * Ends those of which nothing was sent, so that no worker starts them any more, and releases their slots and
   * duplicate keys. Those that may have been sent keep them. Safe to repeat: those that an earlier run ended are
   * handled again.
   */
  async function releaseQueued(filter: Record<string, unknown>): Promise<void> {
    const now = new Date();
    const ended = { status: 'failed', reason: REMOVED };
    await attempts.updateMany(
      { ...filter, status: 'queued' },
      { $set: { ...ended, updated_at: now, changed_at: now } },
    );
    const found = attempts.find({ ...filter, ...ended }, { projection: { user_id: 1, day: 1, duplicate_key: 1 } });
    for await (const { _id, user_id, day, duplicate_key } of found) {
      const id = _id.toHexString();
      await slots.release(user_id, day, id);
      if (duplicate_key !== null) await slots.releaseDuplicate(user_id, duplicate_key, id);
    }
  }

  /** With those that come in meanwhile: none goes that holds something. */
  async function removeAll(owner: { user_id: OwnerId; campaign_id: string }): Promise<void> {
    do {
      await releaseQueued(owner);
      await attempts.deleteMany({ ...owner, status: { $ne: 'queued' } });
    } while (await attempts.findOne(owner, { projection: { _id: 1 } }));
  }

  return { releaseQueued, removeAll };
}
