import type { Priority } from '@temporalio/common';
import { hashText } from '../../domain/base/text/hash-text.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';

/** `waiting`: a user is watching the screen. `asked`: they come back later. `scheduled`: not requested right now. */
export type Urgency = 'waiting' | 'asked' | 'scheduled';

/** Temporal's keys go from 1 (first) to 5; 3 is what work without a key gets. */
const PRIORITY_KEYS: Record<Urgency, number> = { waiting: 1, asked: 3, scheduled: 4 };

/**
 * The priority of waiting tasks: the urgent ones first, and users in turn, however many tasks each of them has. Child
 * workflows and activities inherit it. Null is the installation itself, treated like a user.
 *
 * Temporal accepts 64 bytes as the fairness key, and a subject may be longer: users are distinguished by a hash. Two
 * users with the same hash share their turns and nothing else.
 */
export function workPriority(userId: OwnerId | null, urgency: Urgency): Required<Priority> {
  const subject = userId === null ? 'installation' : `user:${userId}`;
  // The hash has 32 bits: two over different beginnings are as good as one of 64.
  const fairnessKey = [`1:${subject}`, `2:${subject}`].map((text) => hex(hashText(text))).join('');
  return { priorityKey: PRIORITY_KEYS[urgency], fairnessKey, fairnessWeight: 1 };
}

/** Whether a user waits for work of this key. */
export function isUrgent(priorityKey: number | undefined): boolean {
  return priorityKey !== undefined && priorityKey > 0 && priorityKey <= PRIORITY_KEYS.waiting;
}

function hex(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0');
}
