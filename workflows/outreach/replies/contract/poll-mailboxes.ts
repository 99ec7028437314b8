import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import { workPriority } from '../../../contract/work-priority.js';
import { SEARCH_ATTRIBUTES } from '../../../operations/contract/operation.js';

/** Started by a Schedule: reads the mailboxes of one user, without an operation that a client waits for. */
export const POLL_MAILBOXES = 'pollMailboxes';

export interface PollMailboxesInput {
  /** Null: the environment's mailbox, which the users without a sender of their own share. */
  user_id: OwnerId | null;
}

const PREFIX = 'poll-replies:';
/** No user has it: what an issuer calls a subject is never empty. */
const ENVIRONMENT = '';
/** A run that hangs longer than this has lost its way; the next one reads on where it stood. */
const RUN_TIMEOUT = '15 minutes';
/** A fifth of the interval, so that the mailboxes of one server are not all opened at the same second. */
const JITTER_SHARE = 0.2;

export function replyScheduleId(userId: OwnerId | null): string {
  return PREFIX + (userId ?? ENVIRONMENT);
}

/** The user of a schedule; undefined when it is not one of these. */
export function userOfReplySchedule(scheduleId: string): string | null | undefined {
  if (!scheduleId.startsWith(PREFIX)) return undefined;
  const user = scheduleId.slice(PREFIX.length);
  return user === ENVIRONMENT ? null : user;
}

/**
 * The Schedule of one user's mailboxes, as Temporal's client takes it. A run that still reads lets the next one be
 * skipped, and what was missed while Temporal was away is not made up for: the next run reads it all.
 */
export function replySchedule(userId: OwnerId | null, minutes: number) {
  return {
    scheduleId: replyScheduleId(userId),
    spec: {
      intervals: [{ every: minutes * 60_000 }],
      jitter: Math.round(minutes * 60_000 * JITTER_SHARE),
    },
    policies: { overlap: 'SKIP' as const, catchupWindow: '1 minute' as const },
    action: {
      type: 'startWorkflow' as const,
      workflowType: POLL_MAILBOXES,
      workflowId: replyScheduleId(userId),
      taskQueue: 'orchestration',
      args: [{ user_id: userId } satisfies PollMailboxesInput],
      workflowRunTimeout: RUN_TIMEOUT,
      priority: workPriority(userId, 'scheduled'),
      typedSearchAttributes: userId === null ? [] : [{ key: SEARCH_ATTRIBUTES.user, value: userId.slice(0, 255) }],
    },
  };
}
