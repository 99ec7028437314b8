import { getExternalWorkflowHandle } from '@temporalio/workflow';
import type { AffectedRecords } from '../../../../activities/outreach/replies/effects/affected-records.js';
import { followUpWorkflowId, senderQueueId, wakeSignal } from '../contract/sending.js';

/** Wakes what waits for a time that is no longer right. What is gone needs no waking, and reads its record anyhow. */
export async function wakeAffected({ follow_ups, senders }: AffectedRecords): Promise<void> {
  const ids = [...follow_ups.map(followUpWorkflowId), ...senders.map(senderQueueId)];
  const wake = (id: string) => getExternalWorkflowHandle(id).signal(wakeSignal);
  // The one failure of a signal is that its workflow has ended.
  await Promise.all(ids.map((id) => wake(id).catch(() => undefined)));
}
