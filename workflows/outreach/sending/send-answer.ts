import { CancellationScope, proxyActivities, proxyLocalActivities, sleep } from '@temporalio/workflow';
import type { SendingActivities } from '../../../activities/outreach/sending/index.js';
import type { AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import { localStoreOptions, mailOptions } from '../../activity-options.js';
import type { SendAnswerInput } from './contract/sending.js';
import { scheduleResolution } from './resolve-uncertain-attempt.js';

const { prepareAnswer, closeAnswer } = proxyLocalActivities<SendingActivities>(localStoreOptions);
const { transmitAnswer } = proxyActivities<SendingActivities>(mailOptions);

/**
 * One answer of a person from the inbox. It waits while it can be undone, on a durable timer, and then claims the answer
 * in the store: one that was undone meanwhile is not there to be claimed.
 * @returns the state of its attempt; null when none was recorded
 */
export async function sendAnswer(input: SendAnswerInput): Promise<{ status: AttemptStatus | null }> {
  const { user_id, thread_id, attempt_id } = input;
  const ref = { user_id, thread_id, attempt_id };
  const waitMs = Date.parse(input.leaves_at) - Date.now();
  let status: AttemptStatus | null;
  try {
    if (waitMs > 0) await sleep(waitMs);
    // Not to be interrupted: a reservation without a record would never be released.
    const prepared = await CancellationScope.nonCancellable(() => prepareAnswer(ref));
    status = prepared.ready ? (await transmitAnswer(ref)).status : prepared.status;
  } catch {
    // Canceled, or failed after its retries: the record of the attempt says what may have been sent.
    status = (await CancellationScope.nonCancellable(() => closeAnswer(ref))).status;
  }
  if (status === 'uncertain') await scheduleResolution({ user_id, attempt_id });
  return { status };
}
