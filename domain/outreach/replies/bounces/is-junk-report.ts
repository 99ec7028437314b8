import type { IncomingMessage } from '../incoming-message.js';
import { splitReport } from './split-report.js';

/** Feedback loops: Microsoft's (staff@hotmail.com), AOL's, SpamCop's and what others call theirs. */
const LOOPS =
  /^(?:staff@(?:hotmail|outlook|live)\.com|scomp@aol\.(?:net|com)|[^@]{0,64}@(?:[a-z0-9-]{1,63}\.)*(?:fbl|arf|feedback-?loops?|reports?\.spamcop|abuse-reports?)\.[a-z0-9.-]{2,200}|(?:[a-z0-9._-]{0,40}[._-])?(?:fbl|jmrp?|arf|feedback-?loops?|feedback-?reports?|spam-?reports?|reportspam|junk-?reports?|abuse-?reports?)(?:[._+-][^@]{0,60})?@.{1,255})$/i;
/** Desks that write other mails as well. */
const DESKS = /^(?:abuse|complaints?|postmaster|no-?reply|spam|junk|security|cert|feedback)(?:[._+-][^@]{0,60})?@/i;
const SUBJECT =
  /^\W{0,3}(?:complaint about (?:a )?message from|(?:e-?mail )?feedback report\b|abuse (?:report|complaint|notification)|(?:spam|junk)(?: ?-?mail)? (?:report|complaint|notification)|report of (?:spam|abuse)|user complaint|spamcop \(|fw:? ?\[?spam\]? complaint|feedback loop)/i;
const COPIED = /^[> \t]{0,10}(?:message-id|x-hmxmroriginalrecipient|list-unsubscribe)[ \t]?:/im;

/**
 * A report that a recipient has marked a mail as spam, without the machine-readable part (RFC 5965): a feedback loop's
 * address wrote it, or an abuse desk under such a subject, and the mail is attached or pasted. A mail that a person
 * forwards is not such a report.
 */
export function isJunkReport(message: IncomingMessage): boolean {
  const email = message.from?.email ?? '';
  const subject = message.subject.normalize('NFKC').slice(0, 300);
  const isReporting = LOOPS.test(email) || (DESKS.test(email) && SUBJECT.test(subject));
  if (!isReporting || message.delivery_status || message.disposition_notification) return false;
  return message.originals.length > 0 || COPIED.test(splitReport(message.text).copy.slice(0, 100_000));
}
