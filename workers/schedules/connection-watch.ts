import { type Client, ScheduleAlreadyRunning } from '@temporalio/client';
import { watchSchedule } from '../../workflows/contract/integrations.js';

/** Makes the Schedule that renews access nobody has used for long, or puts it right; safe in several workers at once. */
export async function keepConnectionWatch(client: Client): Promise<void> {
  const schedule = watchSchedule();
  try {
    await client.schedule.create(schedule);
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const { spec, policies, action } = schedule;
    // What an operator has paused stays paused.
    await client.schedule.getHandle(schedule.scheduleId).update(({ state }) => ({ spec, policies, action, state }));
  }
}
