import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import { DomainError } from '../../../domain/base/errors.js';
import type { ComposedMail, MailParts } from '../../../domain/outreach/sending/mail-ports.js';
import { isHeaderText } from '../../../domain/outreach/writing/header-text.js';
import { listUnsubscribe } from './list-unsubscribe.js';

/**
 * One mail as transmitted: text and HTML that say the same, our own Message-ID, the thread it belongs to, and one-click
 * unsubscribing (RFC 8058) where one can be subscribed to it.
 * @throws DomainError invalid_input when a header value contains control characters, or an address is invalid
 */
export async function composeMail(parts: MailParts): Promise<ComposedMail> {
  const { from, to, subject, text, html, message_id, thread, list_unsubscribe, reply_to, date } = parts;
  const ids = [message_id, ...(thread === null ? [] : [thread.in_reply_to, ...thread.references])];
  const { url = '', mailto = null } = list_unsubscribe ?? {};
  const values = [from.name, subject, url, mailto?.email ?? '', mailto?.subject ?? '', ...ids];
  if (![...values, from.email, to, reply_to ?? ''].every(isHeaderText))
    throw new DomainError('invalid_input', 'A header of the mail holds control characters');
  const envelope = { from: toAddress(from.email), to: toAddress(to) };
  const composer = new MailComposer({
    from: { name: from.name, address: envelope.from },
    to: { name: '', address: envelope.to },
    ...(reply_to === null ? {} : { replyTo: { name: '', address: toAddress(reply_to) } }),
    subject,
    text,
    html,
    messageId: message_id,
    date,
    ...(thread === null ? {} : { inReplyTo: thread.in_reply_to, references: thread.references }),
    ...(list_unsubscribe === null
      ? {}
      : {
          headers: {
            'List-Unsubscribe': listUnsubscribe(url, mailto && { ...mailto, email: toAddress(mailto.email) }),
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
    // Quoted-printable whatever the text: servers in between may not touch it.
    textEncoding: 'quoted-printable',
    newline: 'windows',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const raw = await composer.compile().build();
  const addresses = [envelope.from, envelope.to, reply_to === null ? '' : toAddress(reply_to), ...ids];
  return { envelope, raw, message_id, needs_smtputf8: addresses.some(isBeyondAscii) };
}

/** Domains are A-labels by now: any remaining characters are before the "@". */
function isBeyondAscii(address: string): boolean {
  return /[^\p{ASCII}]/u.test(address);
}

/** Exactly one mailbox, its domain as transmitted (RFC 5890): two in one value would mail another person as well. */
function toAddress(email: string): string {
  const [, local, domain] = /^([^\s@<>()[\],;:\\"]{1,64})@([^\s@<>()[\],;:\\"/?#%]{1,255})$/.exec(email) ?? [];
  const name = domainToASCII(domain ?? '');
  if (local === undefined || name === '') throw new DomainError('invalid_input', 'This is not an email address');
  return `${local}@${name}`;
}
