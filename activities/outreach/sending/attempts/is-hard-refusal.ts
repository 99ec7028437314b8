import { judgeFailure } from '../../../../domain/outreach/replies/bounces/judge-failure.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';

/** How the reason of an attempt begins whose recipient was refused for good. */
const AT_RECIPIENT = 'refused (rcpt): ';

/** Whether the recipient's server reported an unknown user in response to the address: a bounce without a mail. */
export function isHardRefusal({ status, reason, recipient_email }: Attempt): boolean {
  if (status !== 'failed' || !reason?.startsWith(AT_RECIPIENT)) return false;
  const text = reason.slice(AT_RECIPIENT.length);
  return judgeFailure({ email: recipient_email, status: null, text }, '').group === 'hard';
}
