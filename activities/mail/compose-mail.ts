import MailComposer from 'nodemailer/lib/mail-composer';
import { DomainError } from '../../domain/errors.js';
import { isHeaderText } from '../../domain/outreach/header-text.js';
import type { ComposedMail, MailParts } from '../../domain/outreach/mail-ports.js';

/**
 * One mail as it goes over the wire: text and HTML that say the same, our own Message-ID, the thread it belongs to, and
 * one-click unsubscribing (RFC 8058).
 * @throws DomainError invalid_input when anything bound for a header holds control characters
 */
export async function composeMail(parts: MailParts): Promise<ComposedMail> {
  const { from, to, subject, text, html, message_id, thread, list_unsubscribe, reply_to, date } = parts;
  const { url, mailto } = list_unsubscribe;
  const headerValues = [from.name, from.email, to, subject, message_id, url, mailto ?? '', reply_to ?? ''];
  if (![...headerValues, ...(thread?.references ?? [])].every(isHeaderText))
    throw new DomainError('invalid_input', 'A header of the mail holds control characters');
  const composer = new MailComposer({
    from: { name: from.name, address: from.email },
    to: { name: '', address: to },
    ...(reply_to === null ? {} : { replyTo: { name: '', address: reply_to } }),
    ...{ subject, text, html, messageId: message_id, date },
    ...(thread === null ? {} : { inReplyTo: thread.in_reply_to, references: thread.references }),
    headers: {
      'List-Unsubscribe': mailto === null ? `<${url}>` : `<${url}>, <mailto:${mailto}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    // Quoted-printable whatever the text: servers in between may not touch it.
    textEncoding: 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const raw = await composer.compile().build();
  return { envelope: { from: from.email, to }, raw, message_id };
}
