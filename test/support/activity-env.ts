import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';

/** Runs activities as a worker would. Failures are part of these tests: not worth a line of log. */
export function createActivityEnv(): MockActivityEnvironment {
  return new MockActivityEnvironment({}, { logger: new DefaultLogger('ERROR') });
}
