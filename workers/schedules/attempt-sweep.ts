import { type Client, ScheduleAlreadyRunning } from '@temporalio/client';
import { sweepSchedule } from '../../workflows/contract/sweep-attempts.js';

/** Makes the Schedule that ends forgotten attempts, or puts it right. Workers that start at the same time do the same. */
export async function keepAttemptSweep(client: Client): Promise<void> {
  const schedule = sweepSchedule();
  try {
    await client.schedule.create(schedule);
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const { spec, policies, action } = schedule;
    // What an operator has paused stays paused.
    await client.schedule.getHandle(schedule.scheduleId).update(({ state }) => ({ spec, policies, action, state }));
  }
}
