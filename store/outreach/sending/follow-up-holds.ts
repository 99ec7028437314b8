import type { Connection } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { objectId } from '../../base/object-id.js';
import { followUpModel } from './follow-up-model.js';

export const NOT_HELD = { held_reason: null, held_until: null, not_before: null } as const;

/** Those of a mailbox that are to be sent: also matches records without the field. */
export const filterScheduled = (user_id: OwnerId, sender_id: string) => ({
  user_id,
  sender_id,
  status: 'scheduled' as const,
  paused: null,
});

/** Those that may be tried at this moment. */
export const notHeld = (now: Date) => ({ $or: [{ not_before: null }, { not_before: { $lte: now } }] });

/** Why follow-ups wait whose time has come, and until when. Their time itself stays as it was planned. */
export function createFollowUpHolds(connection: Connection) {
  const followUps = followUpModel(connection);

  /**
   * All of a sender that are due by now.
   * @param until they are not tried before; null: until `release`, or until no reason is found any more
   */
  async function holdDue(
    userId: OwnerId,
    senderId: string,
    now: Date,
    { reason, until }: { reason: string; until: Date | null },
  ): Promise<void> {
    const held = { held_reason: reason, held_until: until, not_before: until };
    await followUps.updateMany({ ...filterScheduled(userId, senderId), scheduled_at: { $lte: now } }, { $set: held });
  }

  /** Tells why one waits. It may be tried earlier all the same, when what it waits for changes. */
  async function noteWait(userId: OwnerId, id: string, reason: string, until: Date): Promise<void> {
    const _id = objectId(id);
    const held = { held_reason: reason, held_until: until, not_before: null };
    if (_id) await followUps.updateOne({ _id, user_id: userId, status: 'scheduled' }, { $set: held });
  }

  /** What a sender's follow-ups waited for is over. */
  async function release(userId: OwnerId, senderId: string): Promise<void> {
    await followUps.updateMany(
      { ...filterScheduled(userId, senderId), held_reason: { $ne: null } },
      { $set: NOT_HELD },
    );
  }

  return { holdDue, noteWait, release };
}
