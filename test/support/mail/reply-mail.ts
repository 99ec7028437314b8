import { randomBytes } from 'node:crypto';

export interface ReplyMail {
  from: string;
  to: string;
  subject: string;
  body: string;
  /** With brackets. @default one of its own */
  message_id: string | null;
  date: Date;
  /** Further header lines, such as `In-Reply-To: <…>`. */
  headers: string[];
}

/** A mail as a person's program writes it. */
export function replyMail(overrides: Partial<ReplyMail> = {}): string {
  const mail: ReplyMail = {
    from: 'Editor <editor@blog.example>',
    to: 'ana@press.example',
    subject: 'Re: An article for you',
    body: 'Sounds great, please send it over.',
    message_id: `<${randomBytes(8).toString('hex')}@blog.example>`,
    date: new Date(),
    headers: [],
    ...overrides,
  };
  return [
    `From: ${mail.from}`,
    `To: ${mail.to}`,
    `Subject: ${mail.subject}`,
    `Date: ${mail.date.toUTCString()}`,
    ...(mail.message_id === null ? [] : [`Message-ID: ${mail.message_id}`]),
    ...mail.headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    mail.body,
    '',
  ].join('\r\n');
}

export interface FailedRecipient {
  email: string;
  /** RFC 3463. */
  status: string;
  text: string;
}

/** A delivery status notification (RFC 3464) about a mail of ours, with the headers of the original. */
export function bounceMail(original: { message_id: string; to: string }, recipients: FailedRecipient[]): string {
  const fields = recipients.flatMap(({ email, status, text }) => [
    `Final-Recipient: rfc822; ${email}`,
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} ${text}`,
    '',
  ]);
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.blog.example>',
    'To: ana@press.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomBytes(8).toString('hex')}@mx.blog.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered. To be removed from our list, answer "unsubscribe".',
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.blog.example',
    '',
    ...fields,
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    'From: ana@press.example',
    `To: ${original.to}`,
    'Subject: An article for you',
    `Message-ID: ${original.message_id}`,
    '',
    '--b1--',
    '',
  ].join('\r\n');
}

/** A report of a feedback loop (RFC 5965). */
export function complaintMail({
  from = 'reports@provider.example',
  headers = [],
  report = [],
  original,
}: {
  from?: string;
  headers?: string[];
  /** Further fields of the report. */
  report?: string[];
  /** Headers of the mail that it is about. */
  original: string[];
}): string {
  return [
    ...headers,
    `From: ${from}`,
    'To: ana@press.example',
    'Subject: Email feedback report',
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomBytes(8).toString('hex')}@provider.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    'This is a report.',
    '',
    '--b1',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: x/1',
    'Version: 1',
    ...report,
    '',
    '--b1',
    'Content-Type: message/rfc822',
    '',
    ...original,
    '',
    'Hello',
    '',
    '--b1--',
    '',
  ].join('\r\n');
}

/** Says that it has parts, and has none that can be found. */
export function brokenMail(): string {
  return [
    'From: Editor <editor@blog.example>',
    'To: ana@press.example',
    'Subject: Re: An article for you',
    `Message-ID: <${randomBytes(8).toString('hex')}@blog.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="never seen"',
    '',
    '',
  ].join('\r\n');
}
