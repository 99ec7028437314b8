import type { DeliveryStatus, MailFields } from '../incoming-message.js';
import { addressIn } from './address-in.js';
import type { Failure } from './failure.js';
import { enhancedStatus } from './status-codes.js';

/** RFC 3464 2.3.3: with these actions the mail has arrived, or may still. */
const NOT_FAILED = /^(?:delayed|delivered|relayed|expanded|deliverable)\b/i;

export interface StatusReport {
  failures: Failure[];
  /** Recipients whose mail was delayed, relayed, expanded or delivered. */
  notices: number;
}

/** The recipients of a machine-readable delivery report. */
export function readDeliveryStatus(report: DeliveryStatus): StatusReport {
  const isNotice = (fields: MailFields): boolean => NOT_FAILED.test(first(fields, 'action'));
  const recipients = report.recipients.flatMap(splitRecipients);
  const failures = recipients.filter((fields) => !isNotice(fields)).map(toFailure);
  return {
    failures: failures.filter(({ email, status, text }) => email !== null || status !== null || text !== ''),
    notices: recipients.filter(isNotice).length,
  };
}

/** RFC 3464 puts an empty line between recipients; some servers leave it out. */
function splitRecipients(fields: MailFields): MailFields[] {
  const names = fields['final-recipient'] ?? [];
  if (names.length < 2) return [fields];
  return names.map((_, index) => {
    // A field that fewer recipients have could be anyone's.
    const own = Object.entries(fields).filter(([, values]) => values.length === names.length);
    return Object.fromEntries(own.map(([name, values]) => [name, [values[index] ?? '']]));
  });
}

function toFailure(fields: MailFields): Failure {
  const diagnostic = (fields['diagnostic-code'] ?? []).map(withoutType).join(' ');
  return {
    // The address that was mailed, not what an alias turned it into.
    email: addressIn(first(fields, 'original-recipient')) ?? addressIn(first(fields, 'final-recipient')),
    status: enhancedStatus(first(fields, 'status')),
    text: diagnostic,
  };
}

/** "smtp; 550 …" → "550 …" (RFC 3464 2.3.6). */
function withoutType(value: string): string {
  return value.replace(/^[a-z0-9-]{1,40};\s?/i, '').trim();
}

function first(fields: MailFields, name: string): string {
  return fields[name]?.[0]?.trim() ?? '';
}
