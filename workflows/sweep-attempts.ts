import { proxyActivities } from '@temporalio/workflow';
import type { SendingActivities } from '../activities/outreach/index.js';
import { storeOptions } from './activity-options.js';

const { sweepAttempts: sweep } = proxyActivities<SendingActivities>(storeOptions);

/** Ends attempts whose workflow was terminated by hand, or lost in some other way that no retry heals. */
export async function sweepAttempts(): Promise<{ swept: number }> {
  return sweep({});
}
