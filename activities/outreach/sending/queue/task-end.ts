import type { PauseCause } from '../../../../domain/outreach/sending/judge-access-end.js';
import type { Waiting } from '../../../../domain/outreach/sending/waiting.js';

export type SendTaskStatus = 'sent' | 'blocked' | 'failed' | 'uncertain' | 'cancelled';

/** How it ended. `hold_until`: no mail of this sender may be sent before. */
export interface TaskEnd {
  status: SendTaskStatus | 'waiting';
  attempt_id: string | null;
  hold_until: Date | null;
  /** Why; null without a hold. */
  hold_reason: Pick<Waiting, 'reason' | 'detail'> | null;
  /** The sender's sign-in was refused. */
  unauthorized: boolean;
  /** Why, where that is known. */
  pause: PauseCause | null;
  /** The provider takes no more mail of this sender today. */
  day_is_full: boolean;
}

/** It waits, and holds nothing else up. */
export const WAITING: TaskEnd = {
  status: 'waiting',
  attempt_id: null,
  hold_until: null,
  hold_reason: null,
  unauthorized: false,
  pause: null,
  day_is_full: false,
};
