import {
  condition,
  continueAsNew,
  getExternalWorkflowHandle,
  isCancellation,
  log,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { SendingActivities } from '../../../activities/outreach/sending/index.js';
import { mailOptions } from '../../activity-options.js';
import { operationWorkflowId } from '../../operations/contract/operation.js';
import { type SenderQueueInput, wakeSignal } from './contract/sending.js';
import { scheduleResolution } from './resolve-uncertain-attempt.js';

const { dispatchDue } = proxyActivities<SendingActivities>(mailOptions);
type Turn = Awaited<ReturnType<SendingActivities['dispatchDue']>>;

/** A turn adds about a dozen events. */
const TURNS_PER_RUN = 200;
/** After a turn that failed for good; nothing is lost, since what waits is in the store. */
const REST_MS = 60_000;

/**
 * All scheduled mail of one mailbox is sent through here, so that its pace is kept in one place: the store and the
 * policy decide what is due and when the next one may be sent, this only waits. It ends when nothing waits, and the
 * next wake signal starts it again.
 */
export async function senderQueue(input: SenderQueueInput): Promise<void> {
  let looks = 0;
  setHandler(wakeSignal, () => {
    looks += 1;
  });
  for (let turns = 1; ; turns++) {
    const seen = looks;
    const turn = await dispatchTurn(input);
    await tell(input, turn);
    if (turn.next_at === null && looks === seen) return;
    if (turns >= TURNS_PER_RUN || workflowInfo().continueAsNewSuggested) await continueAsNew<typeof senderQueue>(input);
    const waitMs = turn.next_at === null ? 0 : Date.parse(turn.next_at) - Date.now();
    if (waitMs > 0) await condition(() => looks > seen, waitMs);
  }
}

async function dispatchTurn(input: SenderQueueInput): Promise<Turn> {
  try {
    return await dispatchDue(input);
  } catch (failure) {
    if (isCancellation(failure)) throw failure;
    log.warn('turn of a sender queue failed', { error: String(failure) });
    return { next_at: new Date(Date.now() + REST_MS).toISOString(), operations: [], uncertain: [], sent: 0 };
  }
}

/** Those who wait for what was done. They may be gone, and read their records anyway: nothing is lost with a signal. */
async function tell({ user_id }: SenderQueueInput, { operations, uncertain }: Turn): Promise<void> {
  for (const attempt_id of uncertain) await scheduleResolution({ user_id, attempt_id });
  for (const id of operations) {
    const workflowId = operationWorkflowId('queue_outreach', { user_id, id });
    await getExternalWorkflowHandle(workflowId)
      .signal(wakeSignal)
      .catch((failure: unknown) => log.debug('no workflow watches this queue', { workflowId, error: String(failure) }));
  }
}
