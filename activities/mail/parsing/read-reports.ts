import type {
  DeliveryStatus,
  EmbeddedOriginal,
  MailFields,
} from '../../../domain/outreach/replies/incoming-message.js';
import { readFieldGroups, readFields } from '../../../domain/outreach/replies/read-fields.js';
import { decodeMailText } from './decode-mail-text.js';
import { messageIdsIn } from './message-ids.js';
import { type MimePart, splitMessage } from './part-parser.js';
import { readMessageText } from './read-message-text.js';

const STATUS_TYPES = new Set(['message/delivery-status', 'message/global-delivery-status']);
const RECEIPT_TYPES = new Set(['message/disposition-notification', 'message/global-disposition-notification']);
const MESSAGE_TYPES = new Set(['message/rfc822', 'message/global']);
const HEADER_TYPES = new Set(['text/rfc822-headers', 'message/rfc822-headers', 'message/global-headers']);
const FEEDBACK_TYPES = new Set(['message/feedback-report']);
const REPORT_TYPES = [STATUS_TYPES, RECEIPT_TYPES, MESSAGE_TYPES, HEADER_TYPES, FEEDBACK_TYPES];

const MAX_ORIGINALS = 5;
const MAX_ORIGINAL_BYTES = 1_048_576;
const MAX_ORIGINAL_CHARS = 20_000;

export interface Reports {
  delivery_status: DeliveryStatus | null;
  feedback_report: MailFields | null;
  disposition_notification: MailFields | null;
  originals: EmbeddedOriginal[];
}

export function isReportPart(part: MimePart): boolean {
  return REPORT_TYPES.some((types) => types.has(part.type));
}

/** What the machine-readable parts of a message say (RFC 3464, 5965, 8098) and the messages inside it. */
export async function readReports(parts: readonly MimePart[]): Promise<Reports> {
  const originals: EmbeddedOriginal[] = [];
  for (const part of parts) {
    if (originals.length === MAX_ORIGINALS) break;
    if (HEADER_TYPES.has(part.type)) originals.push(originalOf(textOf(part), ''));
    if (MESSAGE_TYPES.has(part.type)) originals.push(await readOriginal(part));
  }
  return {
    delivery_status: deliveryStatusOf(parts.filter(({ type }) => STATUS_TYPES.has(type))),
    feedback_report: fieldsOf(parts.find(({ type }) => FEEDBACK_TYPES.has(type))),
    disposition_notification: fieldsOf(parts.find(({ type }) => RECEIPT_TYPES.has(type))),
    originals,
  };
}

function deliveryStatusOf(parts: readonly MimePart[]): DeliveryStatus | null {
  const groups = parts.flatMap((part) => readFieldGroups(textOf(part)));
  if (groups.length === 0) return null;
  const isRecipient = (fields: MailFields): boolean =>
    ['final-recipient', 'original-recipient', 'action', 'status', 'diagnostic-code'].some((name) => name in fields);
  const message = groups.find((fields) => !isRecipient(fields)) ?? {};
  return { message, recipients: groups.filter(isRecipient) };
}

async function readOriginal(part: MimePart): Promise<EmbeddedOriginal> {
  const headers = textOf(part);
  try {
    const { parts } = await splitMessage(part.content.subarray(0, MAX_ORIGINAL_BYTES));
    return originalOf(headers, readMessageText(parts).text);
  } catch {
    // Bounces often return only a part of the mail: its headers still identify it.
    return originalOf(headers, readFields(headers).rest);
  }
}

function originalOf(headerText: string, text: string): EmbeddedOriginal {
  const { fields } = readFields(headerText.replace(/^\s+/, ''));
  return {
    message_id: messageIdsIn(fields['message-id'] ?? [])[0] ?? null,
    headers: fields,
    text: text.slice(0, MAX_ORIGINAL_CHARS),
  };
}

function fieldsOf(part: MimePart | undefined): MailFields | null {
  if (!part) return null;
  return Object.assign({}, ...readFieldGroups(textOf(part)).reverse());
}

function textOf(part: MimePart): string {
  return decodeMailText(part.content, part.parameters['charset'] ?? '');
}
