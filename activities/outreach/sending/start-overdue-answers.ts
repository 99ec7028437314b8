import type { SendingDeps } from './sending-deps.js';

/** Longer than it takes to start a workflow that is due. */
const LATE_MS = 60_000;
const BATCH = 500;

/**
 * Starts the workflows of answers that a person has sent and that none has claimed: the API may have died before it
 * started them. One that runs is left alone.
 */
export async function startOverdueAnswers({
  inboxThreads,
  timers,
  now,
}: Pick<SendingDeps, 'inboxThreads' | 'timers' | 'now'>): Promise<{ started: number }> {
  const overdue = await inboxThreads.listOverdueAnswers(new Date(now().getTime() - LATE_MS), BATCH);
  for (const answer of overdue) await timers.startAnswer(answer);
  return { started: overdue.length };
}
