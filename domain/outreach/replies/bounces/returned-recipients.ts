import type { MailFields } from '../incoming-message.js';
import { addressesIn, addressIn } from './address-in.js';

/** Where servers note to whom they delivered a mail, the most reliable first. Microsoft's junk reports have the first alone. */
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

/** To whom a mail may have gone that a report brings back, by its headers; the most reliable first, each once. */
export function returnedRecipients(headers: MailFields): string[] {
  const delivered = DELIVERY_FIELDS.flatMap((name) => headers[name] ?? []).flatMap((value) => addressIn(value) ?? []);
  const traced = (headers['received'] ?? []).flatMap((value) => addressIn(FOR.exec(value)?.[1] ?? '') ?? []);
  const addressed = [...(headers['to'] ?? []), ...(headers['cc'] ?? [])].flatMap(addressesIn);
  return [...new Set([...delivered, ...traced, ...addressed])].slice(0, MOST);
}
