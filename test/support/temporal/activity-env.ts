import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';

/** Runs activities as a worker would. Failures are part of these tests: only errors are worth a line of log. */
export function createActivityEnv(
  logger = new DefaultLogger('ERROR'),
  info: { activityId?: string } = {},
): MockActivityEnvironment {
  return new MockActivityEnvironment(
    { startToCloseTimeoutMs: 300_000, scheduleToCloseTimeoutMs: 0, ...info },
    { logger },
  );
}
