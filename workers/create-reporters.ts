import type { MetricMeter } from '@temporalio/common';
import type { Logger } from '../platform/logger.js';
import { createCheckFailureReporter } from './check-failure-reporter.js';
import { createComplaintReporter } from './complaint-reporter.js';
import { createErrorReporter } from './error-reporter.js';
import { createMailFailureReporter } from './mail-failure-reporter.js';
import { createModelFailureReporter } from './model-failure-reporter.js';

/** Where what fails without ending its work is logged and counted. */
export function createReporters(logger: Logger, meter: MetricMeter) {
  return {
    reportCheckFailures: createCheckFailureReporter(logger, meter),
    reportError: createErrorReporter(logger, meter),
    reportUnmatchedComplaint: createComplaintReporter(logger, meter),
    reportMailFailure: createMailFailureReporter(logger, meter),
    reportModelFailure: createModelFailureReporter(logger, meter),
  };
}

export type Reporters = ReturnType<typeof createReporters>;
