import { type Client, ScheduleAlreadyRunning, ScheduleNotFoundError, type ScheduleOptions } from '@temporalio/client';

/** Makes a Schedule, or puts the one that is there right. What an operator has paused stays paused. */
export async function keepSchedule(client: Client, schedule: ScheduleOptions): Promise<void> {
  try {
    await client.schedule.create(schedule);
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const { spec, policies, action } = schedule;
    await client.schedule.getHandle(schedule.scheduleId).update(({ state, ...was }) => ({
      spec,
      action,
      state,
      policies: { ...was.policies, ...policies },
    }));
  }
}

/** @returns whether there was one */
export async function dropSchedule(client: Client, scheduleId: string): Promise<boolean> {
  try {
    await client.schedule.getHandle(scheduleId).delete();
    return true;
  } catch (error) {
    if (error instanceof ScheduleNotFoundError) return false;
    throw error;
  }
}
