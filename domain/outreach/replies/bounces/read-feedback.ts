import type { IncomingMessage } from '../incoming-message.js';
import { addressIn } from './address-in.js';
import type { BouncedRecipient, BounceReport } from './bounce.js';

/** RFC 5965 3.1, 7.3 and RFC 6591: what the reader or the receiver's server reports. */
const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list', 'other', 'miscategorized', '']);

/** A report of an abuse feedback loop (ARF); null when the message is none. */
export function readFeedback(message: IncomingMessage): Omit<BounceReport, 'original_message_id'> | null {
  const fields = message.feedback_report;
  if (!fields && message.report_type !== 'feedback-report') return null;
  const type = fields?.['feedback-type']?.[0]?.trim().toLowerCase() ?? '';
  if (type === 'not-spam') return { kind: 'notice', is_bounce: false, recipients: [] };
  const isComplaint = COMPLAINTS.has(type);
  const named = ['original-rcpt-to', 'removal-recipient', 'original-recipient', 'final-recipient'].flatMap(
    (name) => fields?.[name] ?? [],
  );
  const emails = [...new Set(named.flatMap((value) => addressIn(value) ?? []))];
  const original = addressIn(message.originals[0]?.headers['to']?.[0] ?? '');
  const recipients = (emails.length > 0 ? emails : [original]).map(
    (email): BouncedRecipient => ({
      email,
      status: null,
      code: null,
      group: isComplaint ? 'complaint' : 'ours',
      reason: isComplaint ? 'complaint' : type === 'virus' ? 'virus' : 'authentication',
      detail: `feedback report: ${type || 'no type'}`,
    }),
  );
  return { kind: isComplaint ? 'complaint' : 'failure', is_bounce: !isComplaint, recipients };
}
