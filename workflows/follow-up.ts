import {
  condition,
  continueAsNew,
  patched,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { SendingActivities } from '../activities/outreach/index.js';
import type { FollowUpStatus } from '../domain/outreach/follow-up.js';
import { localStoreOptions, mailOptions, storeOptions } from './activity-options.js';
import { outcomeOf } from './component-outcome.js';
import { type FollowUpInput, lookSignal } from './contract/sending.js';

const { readFollowUp } = proxyLocalActivities<SendingActivities>(localStoreOptions);
const { wakeSenderQueue } = proxyActivities<SendingActivities>(storeOptions);
/** Reads the replies that came in meanwhile; without it the reply that has just come would be answered by a reminder. */
const { pollSenderMailbox } = proxyActivities<{
  pollSenderMailbox(input: { user_id: string; sender_id: string }): Promise<{ paused: boolean } | undefined>;
}>({ ...mailOptions, startToCloseTimeout: '2 minutes', retry: { maximumAttempts: 1 } });

/** How long the mailbox's queue may take before it is reminded: gaps, windows and caps take their time. */
const REMIND_MS = 60 * 60_000;
/** A round adds about fifteen events; of a sender that stays paused, one comes every hour. */
const ROUNDS_PER_RUN = 100;
const LONG_AGO = new Date(0).toISOString();

/**
 * The clock of one follow-up. When its time comes it has the mailbox read and hands over to the queue of the sender,
 * which judges it by the whole policy and by what stops a follow-up right before it transmits. While the sender is paused
 * it only waits. A look makes it read its record again: it ends at once when that is no longer scheduled.
 */
export async function followUp(input: FollowUpInput): Promise<{ status: FollowUpStatus | 'gone' }> {
  const { user_id, sender_id, follow_up_id } = input;
  let looks = 0;
  setHandler(lookSignal, () => {
    looks += 1;
  });
  // From nought, and not from what is counted: a look that came with the start is one that nothing was read after.
  let seen = 0;
  for (let due_at = input.due_at, rounds = 1; ; rounds++) {
    // A look that is unanswered makes the next run read its record at once.
    if (isLong(rounds)) await continueAsNew<typeof followUp>({ ...input, due_at: looks > seen ? LONG_AGO : due_at });
    const waitMs = Date.parse(due_at) - Date.now();
    if (waitMs > 0) await condition(() => looks > seen, waitMs);
    seen = looks;
    const found = await readFollowUp({ user_id, follow_up_id });
    if (found.status !== 'scheduled') return { status: found.status };
    due_at = found.due_at;
    if (Date.parse(due_at) > Date.now()) continue;
    const read = await outcomeOf(() => pollSenderMailbox({ user_id, sender_id }));
    // The end of its pause wakes a sender; an hour later this does.
    if (!read.ok || !read.value?.paused) await wakeSenderQueue({ user_id, sender_id });
    await condition(() => looks > seen, REMIND_MS);
  }
}

/** Runs from before rounds were counted go on as they began. */
function isLong(rounds: number): boolean {
  return (rounds > ROUNDS_PER_RUN || workflowInfo().continueAsNewSuggested) && patched('follow-up-rounds');
}
