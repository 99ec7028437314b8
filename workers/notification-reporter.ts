import type { MetricMeter } from '@temporalio/common';
import type { NotificationDeps } from '../activities/notifications/notification-deps.js';
import type { Logger } from '../platform/logger.js';

const NOT_ARRIVED = new Set(['failed', 'unknown']);

/** Counts mails of the platform by kind and outcome at the workers' metrics port, and logs those that did not surely arrive. */
export function createNotificationReporter(
  logger: Pick<Logger, 'warn'>,
  meter: Pick<MetricMeter, 'createCounter'>,
): NotificationDeps['reportMail'] {
  const counter = meter.createCounter('linkwright_notification_mails', '{mail}', 'Mails of the platform, by outcome');
  return (kind, status, reason) => {
    counter.add(1, { kind, status });
    if (NOT_ARRIVED.has(status)) logger.warn({ kind, status, reason }, 'A mail of the platform did not surely arrive');
  };
}
