import {
  CancellationScope,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
} from '@temporalio/workflow';
import type { SendingActivities } from '../../../activities/outreach/sending/index.js';
import type { AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import { localStoreOptions, mailOptions } from '../../activity-options.js';
import { progressQuery } from '../../operations/contract/operation.js';
import { describeFailure } from '../../operations/wrapper/component-outcome.js';
import type { SendOutreachInput } from '../contract/outreach.js';
import { scheduleResolution } from './resolve-uncertain-attempt.js';

const { prepareSend, closeSend } = proxyLocalActivities<SendingActivities>(localStoreOptions);
const { transmitSend } = proxyActivities<SendingActivities>(mailOptions);

/**
 * One direct send. Leaner than runOperation, since many of them come at once: the activities keep the operation's
 * record themselves. Whatever fails on the way, the attempt's record says whether the mail may still be sent.
 * @returns the state of the attempt; null when none was recorded (a conflicting attempt has the mail, something is
 *   missing)
 */
export async function sendOutreach(input: SendOutreachInput): Promise<{ status: AttemptStatus | null }> {
  const { operation } = input;
  let message = 'Checking the policy';
  setHandler(progressQuery, () => ({ done: 0, total: 100, phase: 'send', message }));
  try {
    // Not to be interrupted: a reservation without a record would never be released.
    const prepared = await CancellationScope.nonCancellable(() => prepareSend({ operation }));
    if (!prepared.ready) return { status: prepared.status };
    message = 'Handing the mail over';
    return await settled(input, await transmitSend({ operation }));
  } catch (failure) {
    const error = isCancellation(failure)
      ? { code: 'cancelled' as const, detail: 'The operation was canceled' }
      : describeFailure(failure);
    return CancellationScope.nonCancellable(async () => settled(input, await closeSend({ operation, error })));
  }
}

/** The Sent folder may show later what happened to an uncertain one. */
async function settled(
  { operation }: SendOutreachInput,
  { status }: { status: AttemptStatus | null },
): Promise<{ status: AttemptStatus | null }> {
  if (status === 'uncertain') await scheduleResolution({ user_id: operation.user_id, attempt_id: operation.id });
  return { status };
}
