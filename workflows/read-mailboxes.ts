import { getExternalWorkflowHandle, proxyActivities, workflowInfo } from '@temporalio/workflow';
import type { MailboxActivities, ReplyActivities } from '../activities/outreach/replies/index.js';
import type { ReplyMailbox } from '../activities/outreach/replies/reply-mailbox.js';
import type { Touched } from '../activities/outreach/replies/touched.js';
import type { Outcome } from '../domain/operations.js';
import type { ReplyClass } from '../domain/outreach/reply.js';
import { llmOptions, readMailboxOptions, storeOptions } from './activity-options.js';
import { outcomeOf } from './component-outcome.js';
import { followUpWorkflowId, lookSignal, senderQueueId } from './contract/sending.js';

const { beginPoll, listUnsureReplies, upgradeReply } = proxyActivities<ReplyActivities>(storeOptions);
const { pollMailbox } = proxyActivities<MailboxActivities>(readMailboxOptions);

interface ClassifyActivities {
  classifyReply(input: {
    user_id: string;
    reply_id: string;
  }): Promise<{ classification: ReplyClass; confidence: number } | null>;
}
/** Nobody waits for a worker with a model where there is none. */
const { classifyReply } = proxyActivities<ClassifyActivities>({ ...llmOptions, scheduleToStartTimeout: '30 seconds' });

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

/** Where the rules are unsure a model may know better. Without one, or when it fails, their word stays. */
async function askModel(userId: string, startedAt: string): Promise<void> {
  for (const reply_id of await listUnsureReplies({ user_id: userId, started_at: startedAt })) {
    const verdict = await outcomeOf(() => classifyReply({ user_id: userId, reply_id }));
    if (!verdict.ok) return;
    if (verdict.value === null) continue;
    await lookAgain(await upgradeReply({ user_id: userId, reply_id, ...verdict.value }));
  }
}

/** Wakes what waits for a time that is no longer right. What is gone needs no waking, and reads its record anyhow. */
export async function lookAgain({ follow_ups, senders }: Touched): Promise<void> {
  const ids = [...follow_ups.map(followUpWorkflowId), ...senders.map(senderQueueId)];
  await Promise.all(
    ids.map((id) =>
      getExternalWorkflowHandle(id)
        .signal(lookSignal)
        .catch(() => undefined),
    ),
  );
}
