import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common';
import { proxyActivities, sleep, startChild } from '@temporalio/workflow';
import type { SendingActivities } from '../../../activities/outreach/sending/index.js';
import { mailOptions } from '../../activity-options.js';
import { captureOutcome } from '../../operations/wrapper/component-outcome.js';
import {
  RESOLVE_UNCERTAIN_ATTEMPT,
  type ResolveUncertainAttemptInput,
  resolveUncertainAttemptId,
} from './contract/sending.js';

const { resolveUncertain } = proxyActivities<SendingActivities>(mailOptions);

/** Copies reach Sent folders within minutes; bounces and replies are evidence too, but the poller finds those. */
const WAITS_MINUTES = [2, 15, 120, 12 * 60, 24 * 60];

/** Checks now and then for the outcome of an uncertain attempt, and leaves it to the user after two days. */
export async function resolveUncertainAttempt(input: ResolveUncertainAttemptInput): Promise<{ status: string }> {
  const { user_id, attempt_id, waits_minutes = WAITS_MINUTES } = input;
  for (const minutes of waits_minutes) {
    await sleep(minutes * 60_000);
    const looked = await captureOutcome(() => resolveUncertain({ user_id, attempt_id }));
    if (looked.ok && looked.value.status !== 'uncertain') return { status: looked.value.status ?? 'gone' };
  }
  return { status: 'uncertain' };
}

/** Starts it beside the caller, which it outlives. Fine when it runs already. */
export async function scheduleResolution(input: ResolveUncertainAttemptInput): Promise<void> {
  try {
    await startChild(RESOLVE_UNCERTAIN_ATTEMPT, {
      workflowId: resolveUncertainAttemptId(input),
      args: [input],
      parentClosePolicy: 'ABANDON',
    });
  } catch (failure) {
    if (!(failure instanceof WorkflowExecutionAlreadyStartedError)) throw failure;
  }
}
