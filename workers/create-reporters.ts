import type { MetricMeter } from '@temporalio/common';
import type { OnModelFailure } from '../activities/llm/client/ask-model.js';
import type { ReportUnmatchedComplaint } from '../activities/outreach/replies/reply-deps.js';
import type { ReportError } from '../domain/base/report-error.js';
import type { Logger } from '../platform/logger.js';
import { createCheckFailureReporter } from './check-failure-reporter.js';
import { createMailFailureReporter } from './mail-failure-reporter.js';
import { createNotificationReporter } from './notification-reporter.js';

/** Where what fails without ending its work is logged and counted. */
export function createReporters(logger: Logger, meter: Pick<MetricMeter, 'createCounter'>) {
  return {
    reportCheckFailures: createCheckFailureReporter(logger, meter),
    reportError: createErrorReporter(logger, meter),
    reportUnmatchedComplaint: createComplaintReporter(logger, meter),
    reportMailFailure: createMailFailureReporter(logger, meter),
    reportNotification: createNotificationReporter(logger, meter),
    reportModelFailure: createModelFailureReporter(logger, meter),
  };
}

export type Reporters = ReturnType<typeof createReporters>;

/** Logs each error with its stack, and counts it by its place at the workers' metrics port. */
function createErrorReporter(logger: Pick<Logger, 'error'>, meter: Pick<MetricMeter, 'createCounter'>): ReportError {
  const counter = meter.createCounter('linkwright_unexpected_errors', '{error}', 'Errors after which work continued');
  return (error, place) => {
    counter.add(1, { place });
    logger.error({ err: error, place }, 'Unexpected error');
  };
}

/** Logs spam complaints that name no mail of this installation, and counts them at the workers' metrics port. */
function createComplaintReporter(
  logger: Pick<Logger, 'warn'>,
  meter: Pick<MetricMeter, 'createCounter'>,
): ReportUnmatchedComplaint {
  const counter = meter.createCounter('linkwright_unmatched_complaints', '{report}', 'Spam complaints without a match');
  return (mailbox) => {
    counter.add(1);
    logger.warn({ mailbox }, 'A spam complaint names no mail that was sent from here; no address was suppressed');
  };
}

/** Logs why an answer of a language model was of no use, and counts it by its code at the workers' metrics port. */
function createModelFailureReporter(
  logger: Pick<Logger, 'warn'>,
  meter: Pick<MetricMeter, 'createCounter'>,
): OnModelFailure {
  const counter = meter.createCounter('linkwright_model_failures', '{failure}', 'Answers of a language model not used');
  return (reason, code) => {
    counter.add(1, { code });
    logger.warn({ code, reason }, 'The language model gave no usable answer');
  };
}
