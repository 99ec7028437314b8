import { proxyActivities } from '@temporalio/workflow';
import type { SendingActivities } from '../../../activities/outreach/sending/index.js';
import { storeOptions } from '../../activity-options.js';

const { sweepAttempts: sweep } = proxyActivities<SendingActivities>(storeOptions);

/** Ends attempts whose workflow was terminated manually or lost, and wakes the queues of overdue follow-ups. */
export async function sweepAttempts(): Promise<{ swept: number; woken: number }> {
  return sweep({});
}
