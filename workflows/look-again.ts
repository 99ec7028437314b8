import { getExternalWorkflowHandle } from '@temporalio/workflow';
import type { Touched } from '../activities/outreach/replies/touched.js';
import { followUpWorkflowId, lookSignal, senderQueueId } from './contract/sending.js';

/** Wakes what waits for a time that is no longer right. What is gone needs no waking, and reads its record anyhow. */
export async function lookAgain({ follow_ups, senders }: Touched): Promise<void> {
  const ids = [...follow_ups.map(followUpWorkflowId), ...senders.map(senderQueueId)];
  const wake = (id: string) => getExternalWorkflowHandle(id).signal(lookSignal);
  // The one failure of a signal is that its workflow has ended.
  await Promise.all(ids.map((id) => wake(id).catch(() => undefined)));
}
