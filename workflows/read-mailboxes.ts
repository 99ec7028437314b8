import { proxyActivities, proxyLocalActivities, startChild, workflowInfo } from '@temporalio/workflow';
import type { MailboxActivities, ReplyActivities } from '../activities/outreach/replies/index.js';
import type { ReplyMailbox } from '../activities/outreach/replies/reply-mailbox.js';
import type { Outcome } from '../domain/operations.js';
import { localStoreOptions, readMailboxOptions } from './activity-options.js';
import { outcomeOf } from './component-outcome.js';
import { CLASSIFY_REPLIES, type ClassifyRepliesInput, classifyRepliesId } from './contract/classify-replies.js';
import { lookAgain } from './look-again.js';

const { beginPoll, listUnsureReplies } = proxyLocalActivities<ReplyActivities>(localStoreOptions);
const { pollMailbox } = proxyActivities<MailboxActivities>(readMailboxOptions);

/** A user with many mailboxes must not take all connections of a worker. */
const AT_ONCE = 4;

export interface MailboxesRead {
  started_at: string;
  mailboxes: { mailbox: ReplyMailbox; read: Outcome<{ seen: number; failed: number }> }[];
}

/** Reads every mailbox of a user, or the environment's (null); one that cannot be read is a value among the others. */
export async function readMailboxes(
  userId: string | null,
  onRead: (read: number, of: number) => Promise<void>,
): Promise<MailboxesRead> {
  const { mailboxes, started_at } = await beginPoll({ user_id: userId });
  const poll = workflowInfo().runId;
  const outcomes: MailboxesRead['mailboxes'] = [];
  for (let first = 0; first < mailboxes.length; first += AT_ONCE) {
    const read = await Promise.all(
      mailboxes.slice(first, first + AT_ONCE).map(async (mailbox) => {
        const outcome = await outcomeOf(() => pollMailbox({ user_id: userId, mailbox, poll }));
        if (outcome.ok) await lookAgain(outcome.value.touched);
        return { mailbox, read: outcome };
      }),
    );
    outcomes.push(...read);
    await onRead(outcomes.length, mailboxes.length);
  }
  if (userId !== null) await askModel(userId, started_at);
  return { started_at, mailboxes: outcomes };
}

/** Where the rules are unsure a model may know better: in a run of its own, since whoever polls waits for none. */
async function askModel(user_id: string, started_at: string): Promise<void> {
  const reply_ids = await listUnsureReplies({ user_id, started_at });
  if (reply_ids.length === 0) return;
  const input: ClassifyRepliesInput = { user_id, reply_ids };
  await startChild(CLASSIFY_REPLIES, {
    ...{ args: [input], workflowId: classifyRepliesId(input, workflowInfo().runId) },
    parentClosePolicy: 'ABANDON',
    workflowRunTimeout: '1 hour',
  });
}
