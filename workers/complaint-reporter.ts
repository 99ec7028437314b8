import type { MetricMeter } from '@temporalio/common';
import type { ReportUnmatchedComplaint } from '../activities/outreach/replies/reply-deps.js';
import type { Logger } from '../platform/logger.js';

/** Logs spam complaints that name no mail of this installation, and counts them at the workers' metrics port. */
export function createComplaintReporter(
  logger: Pick<Logger, 'warn'>,
  meter: Pick<MetricMeter, 'createCounter'>,
): ReportUnmatchedComplaint {
  const counter = meter.createCounter('linkwright_unmatched_complaints', '{report}', 'Spam complaints without a match');
  return (mailbox) => {
    counter.add(1);
    logger.warn({ mailbox }, 'A spam complaint names no mail that was sent from here; no address was suppressed');
  };
}
