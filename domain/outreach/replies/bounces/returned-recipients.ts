import type { MailFields } from '../incoming-message.js';
import { addressesIn, addressIn } from './address-in.js';

/** Where servers note a delivery's recipient, most reliable first. Microsoft's junk reports have only the first. */
const DELIVERY_FIELDS = [
  'x-hmxmroriginalrecipient',
  'x-original-to',
  'delivered-to',
  'envelope-to',
  'x-envelope-to',
  'x-rcpt-to',
  'x-failed-recipients',
];
/** RFC 5321 4.4: the clause of a trace field that names the recipient. */
const FOR = /\bfor\s{1,5}(<?[^\s<>;]{1,320}>?)/i;
const MOST = 20;

/** Possible recipients of a mail that a report returns, by its headers; the most reliable first, each once. */
export function returnedRecipients(headers: MailFields): string[] {
  const delivered = DELIVERY_FIELDS.flatMap((name) => headers[name] ?? []).flatMap((value) => addressIn(value) ?? []);
  const traced = (headers['received'] ?? []).flatMap((value) => addressIn(FOR.exec(value)?.[1] ?? '') ?? []);
  const addressed = [...(headers['to'] ?? []), ...(headers['cc'] ?? [])].flatMap(addressesIn);
  return [...new Set([...delivered, ...traced, ...addressed])].slice(0, MOST);
}
