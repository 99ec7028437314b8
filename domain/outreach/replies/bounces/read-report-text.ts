import type { DeliveryStatus } from '../incoming-message.js';
import { readFieldGroups } from '../read-fields.js';
import { addressesIn, addressIn } from './address-in.js';
import type { Failure } from './failure.js';
import { readDeliveryStatus } from './read-delivery-status.js';

const MAX_RECIPIENTS = 100;
/** Lines about senders and support, not about the recipient. */
const OTHERS =
  /^\W{0,6}(?:from|sender|mail from|reply-to|return-path|envelope-from|message-id|x-postfix-sender|subject)\b|further assistance|please contact|contact (?:us|<|your)|support@|if you (?:need|do so)|send mail to|mail from:|dear |^hello |message id/i;
const HELPERS = /^(?:postmaster|poostmaster|mailer-daemon|abuse|support|helpdesk|no-?reply|bounce)@/;
const AT_START = /^\s{0,12}(?:[*>•-]{1,3}\s{0,4})?["'<]{0,2}[^\s"'<>@]{1,128}@/;

/**
 * The recipients named in the text of a report, each with what is said about it.
 * @param own Our addresses, which such reports name too.
 * @param failed Addresses from the header X-Failed-Recipients.
 */
export function readReportText(notice: string, own: ReadonlySet<string>, failed: readonly string[]): Failure[] {
  const pasted = pastedStatus(notice);
  if (pasted.length > 0) return pasted;
  const lines = notice.split('\n');
  const recipients = recipientsIn(lines, own, failed);
  if (recipients.length < 2) return [{ email: recipients[0] ?? null, status: null, text: notice }];
  return recipients.map((email) => ({ email, status: null, text: linesAbout(email, recipients, lines) }));
}

/** Some gateways turn the machine-readable part into text (RFC 3464 without its MIME type). */
function pastedStatus(notice: string): Failure[] {
  if (!/^(?:final|original)-recipient ?:/im.test(notice) && !/^action ?: ?failed/im.test(notice)) return [];
  const groups = readFieldGroups(notice).filter((fields) => 'final-recipient' in fields || 'action' in fields);
  const report: DeliveryStatus = { message: {}, recipients: groups };
  const { failures } = readDeliveryStatus(report);
  return failures.length === 1 ? failures.map((failure) => ({ ...failure, text: failure.text || notice })) : failures;
}

function recipientsIn(lines: readonly string[], own: ReadonlySet<string>, failed: readonly string[]): string[] {
  if (failed.length > 0) return [...new Set(failed)].slice(0, MAX_RECIPIENTS);
  const isOther = (email: string): boolean => own.has(email) || HELPERS.test(email);
  const telling = lines.filter((line) => line.length < 2_000 && !OTHERS.test(line));
  const leading = telling.filter((line) => AT_START.test(line)).flatMap((line) => addressIn(line) ?? []);
  const named = leading.filter((email) => !isOther(email));
  const found = named.length > 0 ? named : telling.flatMap(addressesIn).filter((email) => !isOther(email));
  return [...new Set(found)].slice(0, MAX_RECIPIENTS);
}

/** The lines that name a recipient, each with those below it up to the next recipient. */
export function linesAbout(email: string, recipients: readonly string[], lines: readonly string[]): string {
  const said: string[] = [];
  let isOurs = false;
  for (const line of lines) {
    const named = line.length < 2_000 ? addressesIn(line).find((address) => recipients.includes(address)) : undefined;
    if (named !== undefined) isOurs = named === email;
    if (isOurs) said.push(line);
  }
  return said.join('\n');
}
