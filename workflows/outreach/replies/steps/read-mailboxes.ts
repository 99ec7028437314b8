import { proxyActivities, proxyLocalActivities, startChild, workflowInfo } from '@temporalio/workflow';
import type { MailboxActivities, ReplyActivities } from '../../../../activities/outreach/replies/index.js';
import type { ReplyMailbox } from '../../../../activities/outreach/replies/reply-mailbox.js';
import type { Outcome } from '../../../../domain/operations/operations.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import { localStoreOptions, readMailboxOptions } from '../../../activity-options.js';
import { captureOutcome } from '../../../operations/wrapper/component-outcome.js';
import { wakeAffected } from '../../sending/steps/wake-affected.js';
import { CLASSIFY_REPLIES, type ClassifyRepliesInput, classifyRepliesId } from '../contract/classify-replies.js';

const { beginPoll, listUnsureReplies } = proxyLocalActivities<ReplyActivities>(localStoreOptions);
const { pollMailbox } = proxyActivities<MailboxActivities>(readMailboxOptions);

/** A user with many mailboxes must not take all connections of a worker. */
const AT_ONCE = 4;

/** How long one reading of a mailbox may take, and how many may follow while more waits in it. */
export interface ReadingPatience {
  budget_ms: number;
  rounds: number;
}

interface MailboxRead {
  seen: number;
  failed: number;
  /** The end of the mailbox was not reached. */
  more: boolean;
}

export interface MailboxesRead {
  started_at: string;
  mailboxes: { mailbox: ReplyMailbox; read: Outcome<MailboxRead> }[];
}

/** Reads every mailbox of a user, or the environment's (null); one that cannot be read is a value among the others. */
export async function readMailboxes(
  userId: OwnerId | null,
  patience: ReadingPatience,
  onRead: (read: number, of: number) => Promise<void>,
): Promise<MailboxesRead> {
  const { mailboxes, started_at } = await beginPoll({ user_id: userId });
  const poll = workflowInfo().runId;
  const outcomes: MailboxesRead['mailboxes'] = [];
  for (let first = 0; first < mailboxes.length; first += AT_ONCE) {
    const read = await Promise.all(
      mailboxes.slice(first, first + AT_ONCE).map(async (mailbox) => {
        return { mailbox, read: await readInRounds({ user_id: userId, mailbox, poll }, patience) };
      }),
    );
    outcomes.push(...read);
    await onRead(outcomes.length, mailboxes.length);
  }
  if (userId !== null) await askModel(userId, started_at);
  return { started_at, mailboxes: outcomes };
}

/** Each round continues where the one before it ended. */
async function readInRounds(
  input: { user_id: OwnerId | null; mailbox: ReplyMailbox; poll: string },
  { budget_ms, rounds }: ReadingPatience,
): Promise<Outcome<MailboxRead>> {
  const all: MailboxRead = { seen: 0, failed: 0, more: false };
  for (let round = 1; round <= rounds; round++) {
    const outcome = await captureOutcome(() => pollMailbox({ ...input, budget_ms }));
    if (!outcome.ok) return outcome;
    await wakeAffected(outcome.value.touched);
    all.seen += outcome.value.seen;
    all.failed += outcome.value.failed;
    all.more = outcome.value.more;
    if (!all.more) break;
  }
  return { ok: true, value: all };
}

/** Where the rules are unsure a model may know better: in a separate run, so that the poll does not wait for it. */
async function askModel(user_id: OwnerId, started_at: string): Promise<void> {
  const reply_ids = await listUnsureReplies({ user_id, started_at });
  if (reply_ids.length === 0) return;
  const input: ClassifyRepliesInput = { user_id, reply_ids };
  await startChild(CLASSIFY_REPLIES, {
    args: [input],
    workflowId: classifyRepliesId(input, workflowInfo().runId),
    parentClosePolicy: 'ABANDON',
    workflowRunTimeout: '1 hour',
  });
}
