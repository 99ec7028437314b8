import type { MetricMeter } from '@temporalio/common';
import type { ReportCheckFailures } from '../domain/seo/report-check-failures.js';
import type { Logger } from '../platform/logger.js';
import { sourceStack } from '../platform/source-stack.js';

/** A check that throws, throws on thousands of pages: its stack is logged once for each message, to this many of them. */
const MOST_REMEMBERED = 1_000;

/**
 * Logs each check that threw once with its stack, and counts every time it did. The counter is served with Temporal's
 * own metrics at the workers' metrics port.
 */
export function createCheckFailureReporter(
  logger: Pick<Logger, 'error'>,
  meter: Pick<MetricMeter, 'createCounter'>,
): ReportCheckFailures {
  const counter = meter.createCounter(
    'linkwright_check_failures',
    '{failure}',
    'Times a check threw instead of judging',
  );
  const logged = new Set<string>();
  return (failures, url) => {
    for (const { id, message, stack } of failures) {
      counter.add(1, { check_id: id });
      const key = `${id}: ${message}`;
      if (logged.has(key) || logged.size >= MOST_REMEMBERED) continue;
      logged.add(key);
      logger.error(
        { check_id: id, url, reason: message, stack: stack && sourceStack(stack) },
        'A check failed and counts as not run',
      );
    }
  };
}
