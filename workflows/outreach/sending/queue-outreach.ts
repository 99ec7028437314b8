import {
  CancellationScope,
  ContinueAsNew,
  condition,
  continueAsNew,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { SendingActivities } from '../../../activities/outreach/sending/index.js';
import type { Progress } from '../../../domain/operations/operations.js';
import { localStoreOptions, storeOptions } from '../../activity-options.js';
import { type OperationReference, progressQuery } from '../../operations/contract/operation.js';
import { describeFailure } from '../../operations/wrapper/component-outcome.js';
import type { QueueOutreachInput } from '../contract/outreach.js';
import { wakeSignal } from './contract/sending.js';

const { measureQueue, closeQueue } = proxyLocalActivities<SendingActivities>(localStoreOptions);
const { wakeSenderQueue } = proxyActivities<SendingActivities>(storeOptions);

/** The sender's queue signals what was done; this is for the case that a signal was lost. */
const LOOK_MS = 15 * 60_000;

/**
 * Follows the mails of one queue, which the queues of their senders send, until none waits. Cancelled, it cancels those
 * that still wait. The items are in the store before this starts.
 */
export async function queueOutreach(input: QueueOutreachInput): Promise<OperationReference> {
  let looks = 0;
  let progress: Progress = { done: 0, total: 100, phase: 'send', message: 'Waiting for the mailbox' };
  setHandler(wakeSignal, () => {
    looks += 1;
  });
  setHandler(progressQuery, () => progress);
  const wake = async (senders: readonly string[]) => {
    for (const sender_id of senders) await wakeSenderQueue({ user_id: input.operation.user_id, sender_id });
  };
  try {
    await wake(input.sender_ids ?? [input.sender_id]);
    for (;;) {
      const seen = looks;
      const measured = await measureQueue(input);
      progress = measured.progress;
      if (measured.waiting === 0) return await closeQueue({ ...input, status: 'completed', error: null });
      if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof queueOutreach>(input);
      const isReported = await condition(() => looks > seen, LOOK_MS);
      // Those that openers wait for by now; a measurement of an earlier version names none.
      if (!isReported) await wake(measured.senders ?? [input.sender_id]);
    }
  } catch (failure) {
    if (failure instanceof ContinueAsNew) throw failure;
    const ending = isCancellation(failure)
      ? { status: 'cancelled' as const, error: { code: 'cancelled' as const, detail: 'The operation was canceled' } }
      : { status: 'failed' as const, error: describeFailure(failure) };
    await CancellationScope.nonCancellable(() => closeQueue({ ...input, ...ending }));
    throw failure;
  }
}
