import type { Connection, Types } from 'mongoose';
import type { Attempt, AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { gather } from '../../base/gather.js';
import { objectId } from '../../base/object-id.js';
import { openOutreachRefresh } from '../campaigns/outreach-refresh.js';
import { attemptModel } from './attempt-model.js';
import { type StoredAttempt, toAttempt } from './attempt-record.js';

export interface AttemptEnding {
  from: readonly AttemptStatus[];
  status: AttemptStatus;
  reason: string | null;
  smtp_response: string | null;
  /** Null leaves the existing value. */
  sent_at: Date | null;
  relay_message_id: string | null;
  /** It is a bounce of a mail that never left: see activities/outreach/sending/attempts/is-hard-refusal.ts. */
  recipient_refused?: boolean;
}

interface Guarded {
  filter: { _id: Types.ObjectId; user_id: OwnerId; status: { $in: AttemptStatus[] } };
  update: { $set: Record<string, unknown> };
}

/** How attempts end. Each is a compare-and-set of its own, also where several are written in one command. */
export function createAttemptEndings(connection: Connection) {
  const { collection } = attemptModel(connection);
  const refresh = openOutreachRefresh(connection);
  const settleTogether = gather<Guarded, Attempt | null>(async (changes) => {
    const found = await readAfter(changes);
    const byId = new Map(found.map((stored) => [stored._id.toHexString(), toAttempt(stored)]));
    return changes.map(({ filter: { _id, user_id } }) => {
      const attempt = byId.get(_id.toHexString());
      return attempt?.user_id === user_id ? attempt : null;
    });
  });

  async function readAfter(changes: readonly Guarded[]): Promise<StoredAttempt[]> {
    const [only, ...others] = changes;
    if (only && others.length === 0) {
      const changed = await collection.findOneAndUpdate(only.filter, only.update, { returnDocument: 'after' });
      if (changed) return [changed as StoredAttempt];
    } else {
      const writes = changes.map(({ filter, update }) => ({ updateOne: { filter, update } }));
      await collection.bulkWrite(writes, { ordered: false });
    }
    const _id = { $in: changes.map(({ filter }) => filter._id) };
    return collection.find<StoredAttempt>({ _id }).toArray();
  }

  /** Null when it is in none of the states. */
  async function conclude(userId: OwnerId, id: string, ending: AttemptEnding): Promise<Attempt | null> {
    const change = toChange(userId, id, ending);
    const found =
      change && (await collection.findOneAndUpdate(change.filter, change.update, { returnDocument: 'after' }));
    if (!found) return null;
    const settled = toAttempt(found as StoredAttempt);
    refresh.touched(userId, settled.campaign_id);
    return settled;
  }

  /**
   * The same for callers that must know only what it is in the end, whether this call or another has brought that about. Null
   * when it is gone.
   */
  async function settle(userId: OwnerId, id: string, ending: AttemptEnding): Promise<Attempt | null> {
    const change = toChange(userId, id, ending);
    const settled = change && (await settleTogether(change));
    if (settled) refresh.touched(userId, settled.campaign_id);
    return settled;
  }

  return { conclude, settle };
}

function toChange(user_id: OwnerId, id: string, ending: AttemptEnding): Guarded | null {
  const _id = objectId(id);
  if (!_id) return null;
  const { from, status, reason, smtp_response, sent_at, relay_message_id, recipient_refused = false } = ending;
  const now = new Date();
  const $set = {
    status,
    reason,
    updated_at: now,
    changed_at: now,
    ...(smtp_response === null ? {} : { smtp_response }),
    ...(sent_at === null ? {} : { sent_at }),
    ...(recipient_refused ? { recipient_refused } : {}),
    ...(relay_message_id === null ? {} : { relay_message_id }),
  };
  return { filter: { _id, user_id, status: { $in: [...from] } }, update: { $set } };
}
