import { Context } from '@temporalio/activity';
import { DomainError, isDomainError } from '../../../domain/base/errors.js';
import { SURE_FROM } from '../../../domain/outreach/replies/is-sure-verdict.js';
import type { ReplyClass } from '../../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { runActivity } from '../../run-activity.js';
import { attemptSeconds, secondsFor } from '../../run-visit.js';
import { correctReply, upgradeReply } from './correct-reply.js';
import { fitReplies } from './learning/fit-replies.js';
import { POLL_LIMITS, type PollMailboxInput, type PollMailboxResult, pollMailbox } from './poll-mailbox.js';
import { noteReading } from './reading/note-reading.js';
import type { ReplyDeps } from './reply-deps.js';
import { listMailboxes } from './reply-mailbox.js';
import { type SavePollResultInput, savePollResult } from './save-poll-result.js';

/** Tries to connect within one poll; a worker's death takes one of the activity's tries, a dead server two. */
const MOST_CONNECTIONS = 2;
const MOST_UNSURE = 20;

/** On the queue orchestration: what reading replies needs of the store. Safe to run twice. */
export function createReplyActivities(deps: ReplyDeps) {
  return {
    /** The start time for a poll's count: read from the same clock that stamps the replies. Changes nothing. */
    beginPoll: runActivity(async ({ user_id }: { user_id: OwnerId | null }) => ({
      mailboxes: await listMailboxes(deps, user_id),
      started_at: deps.now().toISOString(),
    })),
    /** Ids of replies of a poll that a model should classify; none if there is no model. Changes nothing. */
    listUnsureReplies: runActivity(async ({ user_id, started_at }: { user_id: OwnerId; started_at: string }) => {
      if (!deps.hasModel) return [];
      const unsure = await deps.replies.unsureSince(user_id, new Date(started_at), SURE_FROM, MOST_UNSURE);
      return unsure.map(({ id }) => id);
    }),
    /** The model's word replaces that of the rules, never a user's. The second run finds it there. */
    upgradeReply: runActivity(
      (input: { user_id: OwnerId; reply_id: string; classification: ReplyClass; confidence: number }) =>
        upgradeReply(deps, input),
    ),
    /** A user's class replaces every other, with its effects. A second run has the same result. */
    correctReply: runActivity((input: { user_id: OwnerId; reply_id: string; classification: ReplyClass }) =>
      correctReply(deps, input),
    ),
    /** What a workspace's corrections teach; see fitReplies. A second run has the same result. */
    fitReplies: runActivity(({ user_id }: { user_id: OwnerId }) =>
      fitReplies(deps, user_id, Context.current().cancellationSignal),
    ),
    savePollResult: runActivity((input: SavePollResultInput) => savePollResult(deps, input)),
  };
}

/** On the queue mail: reads mailboxes. */
export function createMailboxActivities(deps: ReplyDeps) {
  const poll = async (input: PollMailboxInput): Promise<PollMailboxResult> => {
    const { cancellationSignal, info } = Context.current();
    // A follow-up waits for less than a poll does: what was read until then counts.
    const longestMs = secondsFor(attemptSeconds(info)) * 1_000;
    const limits = { ...POLL_LIMITS, deadlineMs: Math.min(POLL_LIMITS.deadlineMs, longestMs) };
    try {
      return await noteReading(deps, input, () => pollMailbox(deps, input, cancellationSignal, limits));
    } catch (error) {
      throw isUnreachable(error) && info.attempt >= MOST_CONNECTIONS
        ? new DomainError(error.code, error.message)
        : error;
    }
  };
  return {
    /** @see pollMailbox. Run again, it continues at the cursor. */
    pollMailbox: runActivity(poll),
  };
}

function isUnreachable(error: unknown): error is DomainError {
  return isDomainError(error) && error.code === 'mailbox_unreachable';
}

export type ReplyActivities = ReturnType<typeof createReplyActivities>;
export type MailboxActivities = ReturnType<typeof createMailboxActivities>;
