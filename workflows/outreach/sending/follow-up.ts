import {
  condition,
  continueAsNew,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { SendingActivities } from '../../../activities/outreach/sending/index.js';
import type { FollowUpStatus } from '../../../domain/outreach/sending/follow-up.js';
import { localStoreOptions, storeOptions } from '../../activity-options.js';
import { type FollowUpInput, wakeSignal } from './contract/sending.js';

const { readFollowUp } = proxyLocalActivities<SendingActivities>(localStoreOptions);
const { wakeSenderQueue } = proxyActivities<SendingActivities>(storeOptions);

/** How long the mailbox's queue may take before it is reminded: gaps, windows and caps take their time. */
const REMIND_MS = 60 * 60_000;
/** A round adds about fifteen events; of a sender that stays paused, one comes every hour. */
const ROUNDS_PER_RUN = 100;
const LONG_AGO = new Date(0).toISOString();

/**
 * The timer of one follow-up. When it is due, the queue of the sender takes over: it reads the replies that arrived
 * meanwhile, holds the follow-up while they can't be read, and judges it by the whole policy and by what stops a
 * follow-up right before it transmits. A wake signal makes it read its record again: it ends at once when that is no
 * longer scheduled.
 */
export async function followUp(input: FollowUpInput): Promise<{ status: FollowUpStatus | 'gone' }> {
  const { user_id, sender_id, follow_up_id } = input;
  let looks = 0;
  setHandler(wakeSignal, () => {
    looks += 1;
  });
  // From zero, and not from the current count: nothing was read after a signal that came with the start.
  let seen = 0;
  for (let due_at = input.due_at, rounds = 1; ; rounds++) {
    // An unhandled signal makes the next run read its record at once.
    if (isLong(rounds)) await continueAsNew<typeof followUp>({ ...input, due_at: looks > seen ? LONG_AGO : due_at });
    const waitMs = Date.parse(due_at) - Date.now();
    if (waitMs > 0) await condition(() => looks > seen, waitMs);
    seen = looks;
    const found = await readFollowUp({ user_id, follow_up_id });
    if (found.status !== 'scheduled') return { status: found.status };
    due_at = found.due_at;
    if (Date.parse(due_at) > Date.now()) continue;
    await wakeSenderQueue({ user_id, sender_id });
    await condition(() => looks > seen, REMIND_MS);
  }
}

function isLong(rounds: number): boolean {
  return rounds > ROUNDS_PER_RUN || workflowInfo().continueAsNewSuggested;
}
