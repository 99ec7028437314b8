import type { MetricMeter } from '@temporalio/common';
import type { ReportError } from '../domain/base/report-error.js';
import type { Logger } from '../platform/logger.js';

/** Logs each error with its stack, and counts it by its place at the workers' metrics port. */
export function createErrorReporter(
  logger: Pick<Logger, 'error'>,
  meter: Pick<MetricMeter, 'createCounter'>,
): ReportError {
  const counter = meter.createCounter('linkwright_unexpected_errors', '{error}', 'Errors after which work continued');
  return (error, place) => {
    counter.add(1, { place });
    logger.error({ err: error, place }, 'Unexpected error');
  };
}
