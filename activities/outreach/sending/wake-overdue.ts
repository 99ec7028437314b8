import type { SendingDeps } from './sending-deps.js';

/** Longer than a queue that lives leaves anything that may leave. */
const LATE_MS = 10 * 60_000;
const BATCH = 500;

/**
 * Wakes the queues of senders whose follow-ups are overdue: their clock was never started, as when Temporal was away, or
 * was terminated by hand. A queue that is awake only looks again.
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
