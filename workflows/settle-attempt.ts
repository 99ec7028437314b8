import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common';
import { proxyActivities, sleep, startChild } from '@temporalio/workflow';
import type { SendingActivities } from '../activities/outreach/index.js';
import { mailOptions } from './activity-options.js';
import { outcomeOf } from './component-outcome.js';
import { SETTLE_ATTEMPT, type SettleAttemptInput, settleAttemptId } from './contract/sending.js';

const { resolveUncertain } = proxyActivities<SendingActivities>(mailOptions);

/** Copies reach Sent folders within minutes; bounces and replies, which tell as well, are the poller's. */
const WAITS_MINUTES = [2, 15, 120, 12 * 60, 24 * 60];

/** Looks now and then whether the fate of an uncertain attempt can be told, and leaves it to the user after two days. */
export async function settleAttempt(input: SettleAttemptInput): Promise<{ status: string }> {
  const { user_id, attempt_id, waits_minutes = WAITS_MINUTES } = input;
  for (const minutes of waits_minutes) {
    await sleep(minutes * 60_000);
    const looked = await outcomeOf(() => resolveUncertain({ user_id, attempt_id }));
    if (looked.ok && looked.value.status !== 'uncertain') return { status: looked.value.status ?? 'gone' };
  }
  return { status: 'uncertain' };
}

/** Starts it beside the caller, which it outlives. Fine when it runs already. */
export async function settleLater(input: SettleAttemptInput): Promise<void> {
  try {
    await startChild(SETTLE_ATTEMPT, {
      workflowId: settleAttemptId(input),
      args: [input],
      parentClosePolicy: 'ABANDON',
    });
  } catch (failure) {
    if (!(failure instanceof WorkflowExecutionAlreadyStartedError)) throw failure;
  }
}
