import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { parseAddressHeader } from 'mailparser';
import { DomainError } from '../../../domain/base/errors.js';
import { writeText } from '../../../domain/base/text/write-text.js';
import { isoInstant } from '../../../domain/base/time/iso-instant.js';
import { emailInOneForm } from '../../../domain/outreach/addresses/email-address.js';
import type { IncomingMessage, MailAddress, MailFields } from '../../../domain/outreach/replies/incoming-message.js';
import { readFields } from '../../../domain/outreach/replies/read-fields.js';
import { findDmarcReport } from './dmarc/find-dmarc-report.js';
import { messageIdsIn } from './message-ids.js';
import { parseParameters, type SplitMessage, splitMessage } from './part-parser.js';
import { isTextPart, readMessageText } from './read-message-text.js';
import { isReportPart, readReports } from './read-reports.js';

const MAX_SOURCE_BYTES = 10 * 1024 * 1024;

/** Where servers note the address that a mail was delivered to, the most reliable first. */
const DELIVERY_FIELDS = [
  'delivered-to',
  'envelope-to',
  'x-original-to',
  'x-envelope-to',
  'x-delivered-to',
  'x-rcpt-to',
  'x-forwarded-to',
  'x-real-to',
  'apparently-to',
];

const REPORT_PARTS = new Set([
  'message/delivery-status',
  'message/feedback-report',
  'message/disposition-notification',
]);

/**
 * Reads a mail from its source, at most 10 MB. Copies with CRLF, LF or CR line ends give the same. Changes nothing.
 * @throws DomainError too_large, or invalid_input when it is no mail or its tree of parts cannot be read.
 */
export async function parseMessage(bytes: Uint8Array): Promise<IncomingMessage> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (source.length > MAX_SOURCE_BYTES) {
    throw new DomainError('too_large', writeText`The mail has ${source.length} bytes, more than ${MAX_SOURCE_BYTES}.`);
  }
  const unified = unifyLineEnds(source);
  const { fields } = readFields(isUtf8(unified) ? unified.toString('utf8') : unified.toString('latin1'));
  if (Object.keys(fields).length === 0)
    throw new DomainError('invalid_input', 'This is not an email: it has no headers.');
  const split = await readTree(unified, fields);
  const { text, from_html } = readMessageText(split.parts);
  const subject = textHeader(split, 'subject');
  const dmarc = await findDmarcReport(split.parts, subject);
  return {
    ...readEnvelope(unified, fields),
    subject,
    report_type: reportTypeOf(split),
    text,
    text_from_html: from_html,
    ...(await readReports(split.parts)),
    attachment_count: split.parts.filter((part) => !isTextPart(part) && !isReportPart(part)).length,
    ...(dmarc && { dmarc }),
  };
}

/** A lone CR ends lines only where nothing else does: elsewhere it is a character of a line. */
function unifyLineEnds(source: Buffer): Buffer {
  if (!source.includes(0x0d)) return trimStart(source);
  const text = source.toString('latin1').replace(/\r{1,3}\n/g, '\n');
  return trimStart(Buffer.from(text.includes('\n') ? text : text.replaceAll('\r', '\n'), 'latin1'));
}

function trimStart(source: Buffer): Buffer {
  const start = source.findIndex((byte) => byte !== 0x0a && byte !== 0x20 && byte !== 0x09);
  return start <= 0 ? source : source.subarray(start);
}

async function readTree(source: Buffer, fields: MailFields): Promise<SplitMessage> {
  const split = await splitMessage(source).catch((error: unknown) => {
    throw new DomainError('invalid_input', `The parts of the mail cannot be read: ${String(error).slice(0, 200)}`);
  });
  if (split.parts.length > 0 || !typeOf(fields).startsWith('multipart/')) return split;
  if (!isFromServer(fields)) {
    throw new DomainError('invalid_input', 'The email declares parts but has none.');
  }
  // Bounces are often cut or rewritten on their way; what they say can be read without the tree.
  const body = source.subarray(source.indexOf('\n\n') + 1);
  return { ...split, parts: [{ type: 'text/plain', parameters: {}, is_attached: false, content: body }] };
}

function isFromServer(fields: MailFields): boolean {
  return returnPathOf(fields) === '' || /\b(?:mailer-daemon|post_?master)\b/i.test(fields['from']?.[0] ?? '');
}

function readEnvelope(source: Buffer, fields: MailFields) {
  const messageId = messageIdsIn(fields['message-id'] ?? [])[0] ?? null;
  return {
    message_key: messageId ?? `sha256:${createHash('sha256').update(source).digest('hex')}`,
    message_id: messageId,
    in_reply_to: messageIdsIn(fields['in-reply-to'] ?? []),
    references: messageIdsIn(fields['references'] ?? []),
    from: addressesOf(fields, 'from')[0] ?? null,
    reply_to: addressesOf(fields, 'reply-to'),
    to: [...addressesOf(fields, 'to'), ...addressesOf(fields, 'cc')],
    delivered_to: [...new Set(DELIVERY_FIELDS.flatMap((name) => addressesOf(fields, name)).map(({ email }) => email))],
    return_path: returnPathOf(fields),
    date: dateOf(fields),
    headers: fields,
    content_type: typeOf(fields),
  };
}

function addressesOf(fields: MailFields, name: string): MailAddress[] {
  // Domains in A-labels, whatever they travel as: stored addresses are compared in that form.
  const { value } = parseAddressHeader(fields[name], { flatten: true, decodePunycode: false });
  return value
    .map((entry) => ({ email: emailInOneForm(entry.address ?? ''), name: entry.name }))
    .filter(({ email, name: shown }) => email !== '' || shown !== '');
}

function returnPathOf(fields: MailFields): string | null {
  const [value] = fields['return-path'] ?? [];
  if (value === undefined) return null;
  const path = value.replace(/[<>\s]/g, '').toLowerCase();
  return path === 'mailer-daemon' ? '' : path;
}

function dateOf(fields: MailFields): string | null {
  const [value = ''] = fields['date'] ?? [];
  return isoInstant(Date.parse(value.slice(0, 100).replace(/\([^()]*\)/g, '')));
}

function typeOf(fields: MailFields): string {
  return (fields['content-type']?.[0] ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';
}

function textHeader({ parser }: SplitMessage, name: string): string {
  const value = parser.headers ? parser.headers.get(name) : undefined;
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}

function reportTypeOf({ parser, parts }: SplitMessage): string | null {
  const declared = parseParameters(parser.headers ? parser.headers.get('content-type') : undefined)['report-type'];
  if (declared) return declared.trim().toLowerCase();
  const report = parts.find(({ type }) => REPORT_PARTS.has(type));
  return report ? report.type.slice('message/'.length) : null;
}
