import type { IncomingMessage } from '../incoming-message.js';
import { readFields } from '../read-fields.js';
import { addressIn } from './address-in.js';
import type { BouncedRecipient, BounceReport } from './bounce.js';
import { isJunkReport } from './is-junk-report.js';
import { returnedRecipients } from './returned-recipients.js';
import { splitReport } from './split-report.js';

/** One mail of ours has one recipient; forwards and servers on the way add some. */
const MAX_RECIPIENTS = 20;
/** RFC 5965 3.1, 7.3 and RFC 6591: what the reader or the receiver's server reports. */
const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list', 'other', 'miscategorized', '']);

const NAMING_FIELDS = ['original-rcpt-to', 'removal-recipient', 'original-recipient', 'final-recipient'];

/**
 * A report of an abuse feedback loop (ARF), or a similar one without the machine-readable part; null when the message
 * is neither. The recipient may be in many places, most of which feedback loops leave out.
 */
export function readFeedback(message: IncomingMessage): Omit<BounceReport, 'original_message_id'> | null {
  const fields = message.feedback_report;
  const isDeclared = fields !== null || message.report_type === 'feedback-report';
  if (!isDeclared && !isJunkReport(message)) return null;
  const type = fields?.['feedback-type']?.[0]?.trim().toLowerCase() ?? '';
  if (type === 'not-spam') return { kind: 'notice', is_bounce: false, recipients: [] };
  const isComplaint = COMPLAINTS.has(type);
  const emails = recipientsOf(message);
  const recipients = (emails.length > 0 ? emails : [null]).map(
    (email): BouncedRecipient => ({
      email,
      status: null,
      code: null,
      group: isComplaint ? 'complaint' : 'ours',
      reason: isComplaint ? 'complaint' : type === 'virus' ? 'virus' : 'authentication',
      detail: isDeclared ? `feedback report: ${type || 'no type'}` : 'junk report without a feedback part',
    }),
  );
  return { kind: isComplaint ? 'complaint' : 'failure', is_bounce: !isComplaint, recipients };
}

function recipientsOf({ feedback_report, originals, text }: IncomingMessage): string[] {
  const named = NAMING_FIELDS.flatMap((name) => feedback_report?.[name] ?? []).flatMap(
    (value) => addressIn(value) ?? [],
  );
  const returned = originals.flatMap(({ headers }) => returnedRecipients(headers));
  const pasted = originals.length > 0 ? [] : returnedRecipients(readFields(pastedHeaders(text)).fields);
  return [...new Set([...named, ...returned, ...pasted])].slice(0, MAX_RECIPIENTS);
}

/** The copy of a mail in running text begins with its headers, below a line that says so. */
function pastedHeaders(text: string): string {
  return splitReport(text).copy.replace(/^[^:\n]{0,200}\n{1,3}/, '');
}
