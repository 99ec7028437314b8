import type { IncomingMessage, MailFields } from '../incoming-message.js';
import { addressesIn, addressIn } from './address-in.js';
import type { BouncedRecipient, BounceReport } from './bounce.js';
import type { Failure } from './failure.js';
import { isBounceMail, isFromServer } from './is-bounce-mail.js';
import { isDelayNotice } from './is-delay-notice.js';
import { isForwarded } from './is-forwarded.js';
import { judgeFailure } from './judge-failure.js';
import { readDeliveryStatus } from './read-delivery-status.js';
import { readFeedback } from './read-feedback.js';
import { linesAbout, readReportText } from './read-report-text.js';
import { readSesNotification } from './read-ses-notification.js';
import { splitReport } from './split-report.js';

const PASTED_ID = /^[> \t]{0,10}message-id:[ \t]{0,5}(<[^<>\s]{1,500}>)/im;
const PASTED_TO = /^[> \t]{0,10}to:[ \t]{0,5}(.{1,300})$/im;
const MAX_COPY_CHARS = 100_000;

/**
 * Whether a message is a delivery report, and what it says about each recipient: first by its machine-readable part
 * (RFC 3464), else by its text, which differs between common mail servers. Receipts, delays and vacation replies are
 * not bounces. Of the groups only `hard` counts against the address.
 */
export function parseBounce(message: IncomingMessage): BounceReport {
  const feedback = readFeedback(message);
  if (feedback) return { ...feedback, original_message_id: originalId(message, '') };
  const notification = readSesNotification(message);
  if (notification) return notification;
  if (isForwarded(message)) return reportOf('none', [], null);
  const { notice, copy } = splitReport(message.text);
  const original = originalId(message, copy);
  if (message.disposition_notification) return reportOf('notice', [], original);
  if (message.delivery_status) {
    const status = readDeliveryStatus(message.delivery_status);
    if (status.failures.length > 0) return reportOf('failure', judgeStatus(status.failures, notice), original);
    if (status.notices > 0) return reportOf('notice', [], original);
  }
  const isDelay = isDelayNotice(message.subject, notice);
  if (!message.delivery_status && !isBounceMail(message) && !(isDelay && isFromServer(message))) {
    return reportOf('none', [], null);
  }
  if (isDelay) return reportOf('notice', [], original);
  const failures = readReportText(notice, ownAddresses(message), failedHeader(message.headers));
  return reportOf(
    'failure',
    failures.map((failure) => judgeText(failure, message, copy)),
    original,
  );
}

function reportOf(kind: BounceReport['kind'], recipients: BouncedRecipient[], original: string | null): BounceReport {
  return { kind, is_bounce: kind === 'failure', recipients, original_message_id: original };
}

function judgeStatus(failures: readonly Failure[], notice: string): BouncedRecipient[] {
  const isAlone = failures.length === 1;
  return failures.map((failure) => {
    const about = isAlone ? notice : saidOf(failure, failures, notice);
    // Some reports have the reason in their words alone.
    const isSilent = !/[a-z]{3}/i.test(failure.text);
    const said = isSilent ? `${failure.text}\n${about}`.trim() : failure.text;
    return judgeFailure({ ...failure, text: said }, about);
  });
}

function saidOf({ email }: Failure, failures: readonly Failure[], notice: string): string {
  const emails = failures.flatMap((failure) => failure.email ?? []);
  return email === null ? '' : linesAbout(email, emails, notice.split('\n'));
}

function judgeText(failure: Failure, message: IncomingMessage, copy: string): BouncedRecipient {
  const judged = judgeFailure(failure, '');
  return judged.email === null ? { ...judged, email: originalRecipient(message, copy) } : judged;
}

function originalRecipient(message: IncomingMessage, copy: string): string | null {
  const to = message.originals[0]?.headers['to']?.[0] ?? PASTED_TO.exec(copy.slice(0, MAX_COPY_CHARS))?.[1] ?? '';
  return addressIn(to);
}

function originalId(message: IncomingMessage, copy: string): string | null {
  return message.originals[0]?.message_id ?? PASTED_ID.exec(copy.slice(0, MAX_COPY_CHARS))?.[1] ?? null;
}

function ownAddresses(message: IncomingMessage): ReadonlySet<string> {
  return new Set(message.to.length > 0 ? message.to.map(({ email }) => email) : message.delivered_to);
}

function failedHeader(headers: MailFields): string[] {
  return (headers['x-failed-recipients'] ?? []).flatMap(addressesIn);
}
