import type { SendingDeps } from './sending-deps.js';

/** Longer than a running queue leaves anything unsent that may be sent. */
const LATE_MS = 10 * 60_000;
const BATCH = 500;

/**
 * Wakes the queues of senders whose follow-ups are overdue: their timer was never started, for example because Temporal
 * was down, or was terminated manually. A queue that is already awake only checks again.
 */
export async function wakeOverdue({
  followUps,
  timers,
  now,
}: Pick<SendingDeps, 'followUps' | 'timers' | 'now'>): Promise<{ woken: number }> {
  const owners = await followUps.overdue(new Date(now().getTime() - LATE_MS), BATCH);
  for (const { user_id, sender_id } of owners) await timers.wakeSender(user_id, sender_id);
  return { woken: owners.length };
}
