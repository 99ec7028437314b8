import type { Connection } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { insertIgnoringDuplicates } from '../../base/insert-ignoring-duplicates.js';
import { createInsertTogether } from '../../base/insert-together.js';
import { sha256 } from '../../base/sha256.js';
import { duplicateClaimModel } from './duplicate-claim-model.js';

interface Claim {
  _id: string;
  user_id: OwnerId;
  attempt_id: string;
  expires_at: Date;
}

const HOUR_MS = 3_600_000;

/** The same mail to the same person: one attempt holds its key for a day. */
export function createDuplicateClaims(connection: Connection) {
  const claims = duplicateClaimModel(connection);
  /** Past mongoose: every mail comes here. */
  const insertTogether = createInsertTogether<Claim>(claims.collection);

  /** Holds the key for the attempt; another that holds it is named. Asking again with the same attempt is fine. */
  async function claimDuplicate(
    userId: OwnerId,
    key: string,
    attemptId: string,
    now: Date,
    hours = 24,
  ): Promise<{ claimed: boolean; holder: string }> {
    const _id = sha256(`${userId}\n${key}`);
    const claim = {
      _id,
      user_id: userId,
      attempt_id: attemptId,
      expires_at: new Date(now.getTime() + hours * HOUR_MS),
    };
    for (;;) {
      try {
        await insertTogether(claim);
        return { claimed: true, holder: attemptId };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const held = await claims.findOne({ _id }).lean();
      if (held && held.expires_at > now) return { claimed: held.attempt_id === attemptId, holder: held.attempt_id };
      if (held) await claims.deleteOne({ _id, attempt_id: held.attempt_id, expires_at: held.expires_at });
    }
  }

  /** Only the attempt that holds the key lets it go. */
  async function releaseDuplicate(userId: OwnerId, key: string, attemptId: string): Promise<void> {
    await claims.deleteOne({ _id: sha256(`${userId}\n${key}`), attempt_id: attemptId });
  }

  /** The attempt that holds the key, if any does. */
  async function findDuplicate(userId: OwnerId, key: string, now: Date): Promise<string | null> {
    const held = await claims.findOne({ _id: sha256(`${userId}\n${key}`), expires_at: { $gt: now } }).lean();
    return held?.attempt_id ?? null;
  }

  /** With its attempt, which has moved to another workspace. A later one that holds the key there keeps it. */
  async function passOn(from: OwnerId, to: OwnerId, key: string, attemptId: string): Promise<void> {
    const _id = sha256(`${from}\n${key}`);
    const held = await claims.findOne({ _id, attempt_id: attemptId }).lean();
    if (!held) return;
    const { expires_at } = held;
    await insertIgnoringDuplicates(claims.collection, [
      { _id: sha256(`${to}\n${key}`), user_id: to, attempt_id: attemptId, expires_at },
    ]);
    await claims.deleteOne({ _id, attempt_id: attemptId });
  }

  return { claimDuplicate, releaseDuplicate, findDuplicate, passOn };
}
