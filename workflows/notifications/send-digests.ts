import { proxyActivities } from '@temporalio/workflow';
import type { NotificationActivities } from '../../activities/notifications/index.js';
import { findDigestDueDate } from '../../domain/notifications/digest-due-date.js';
import { storeOptions } from '../activity-options.js';
import type { SendDigestsInput } from './contract/send-digests.js';

const { queueDigests } = proxyActivities<NotificationActivities>(storeOptions);

/** Sets the weekly digests of one time of the week going, each as a mail of its own. */
export async function sendDigests({ time }: SendDigestsInput): Promise<{ queued: number }> {
  const due_date = findDigestDueDate(time, new Date());
  let queued = 0;
  for (let after: string | null = null; ; ) {
    const slice: { queued: number; next: string | null } = await queueDigests({ time, due_date, after });
    queued += slice.queued;
    if (slice.next === null) return { queued };
    after = slice.next;
  }
}
