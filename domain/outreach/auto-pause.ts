import type { SenderPause } from './sender.js';

export interface SenderRates {
  /** Mails that a server took within the window. */
  delivered: number;
  bounced: number;
  complained: number;
}

/** Days that are looked at. */
export const RATE_DAYS = 7;
/** Fewer mails than this say nothing. */
const LEAST_DELIVERED = 50;
const WARN_BOUNCE_RATE = 0.02;
/** Warmbly and Smartlead pause at 5 %, Apollo calls 10 % the ceiling; above 2 % is worth a look everywhere. */
const PAUSE_BOUNCE_RATE = 0.05;
/** Google asks senders to stay below 0.1 % of reported spam. */
const PAUSE_COMPLAINT_RATE = 0.001;

/** Why scheduled mail of a sender should wait, or what should be watched; null where all is well. */
export function judgeRates({
  delivered,
  bounced,
  complained,
}: SenderRates):
  | { level: 'pause'; reason: SenderPause['reason']; detail: string }
  | { level: 'warn'; detail: string }
  | null {
  if (delivered < LEAST_DELIVERED) return null;
  const told = `of ${delivered} mails in ${RATE_DAYS} days`;
  if (complained / delivered >= PAUSE_COMPLAINT_RATE)
    return { level: 'pause', reason: 'complaint_rate', detail: `${complained} ${told} brought a complaint` };
  const bounceRate = bounced / delivered;
  if (bounceRate >= PAUSE_BOUNCE_RATE)
    return { level: 'pause', reason: 'bounce_rate', detail: `${bounced} ${told} came back` };
  return bounceRate >= WARN_BOUNCE_RATE ? { level: 'warn', detail: `${bounced} ${told} came back` } : null;
}
