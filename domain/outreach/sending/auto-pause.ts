import { writeText } from '../../base/text/write-text.js';
import { PAUSE_THRESHOLDS } from './pause-thresholds.js';
import type { SenderPause } from './sender.js';

export interface SenderRates {
  /** Mails that a server took within the window. */
  delivered: number;
  bounced: number;
}

/** Days that are looked at. */
export const RATE_DAYS = PAUSE_THRESHOLDS.window_days;

/** Why scheduled mail of a sender should wait, or what should be watched; null where all is well. */
export function judgeRates({
  delivered,
  bounced,
}: SenderRates):
  | { level: 'pause'; reason: SenderPause['reason']; detail: string }
  | { level: 'warn'; detail: string }
  | null {
  if (delivered < PAUSE_THRESHOLDS.min_delivered) return null;
  const detail = writeText`${bounced} of ${delivered} mails in ${RATE_DAYS} days came back`;
  const bounceRate = bounced / delivered;
  if (bounceRate >= PAUSE_THRESHOLDS.pause_bounce_rate) return { level: 'pause', reason: 'bounce_rate', detail };
  return bounceRate >= PAUSE_THRESHOLDS.warn_bounce_rate ? { level: 'warn', detail } : null;
}
