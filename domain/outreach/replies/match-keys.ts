import type { BounceReport } from './bounces/bounce.js';
import type { IncomingMessage, MailFields } from './incoming-message.js';
import { isAutomatSender } from './is-automat-sender.js';
import { replySubject } from './reply-subject.js';

/** By what an attempt may be looked for. */
export type MatchKey =
  | { by: 'address_token'; token: string }
  | { by: 'in_reply_to' | 'references' | 'embedded_original'; message_id: string }
  /** Who wrote, or whose mail came back. */
  | { by: 'from_address'; email: string }
  | { by: 'domain_and_subject'; domain: string; subject: string };

const MAX_KEYS = 200;
/** Bounces in plain text bring the original's headers along as they were. */
const PASTED_ID = /^[> \t]{0,10}message-id:[ \t]{0,5}(<[^<>\s]{1,500}>)/gim;
const MAX_TEXT_CHARS = 300_000;

/**
 * Keys by which the attempt that a message answers can be looked for, the most reliable first; each once. The caller
 * takes the first that finds something.
 * @param ownAddresses Our own, lower case; with any tag behind a "+" they are ours as well, and the tag is a token.
 */
export function matchKeys(
  message: IncomingMessage,
  ownAddresses: readonly string[],
  bounce?: Pick<BounceReport, 'kind' | 'recipients'>,
): MatchKey[] {
  const own = new Set(ownAddresses.map((address) => address.toLowerCase()));
  const keys: MatchKey[] = [
    ...tokens(message, own).map((token) => ({ by: 'address_token' as const, token })),
    ...message.in_reply_to.map((id) => ({ by: 'in_reply_to' as const, message_id: id })),
    ...message.references.toReversed().map((id) => ({ by: 'references' as const, message_id: id })),
    ...embeddedIds(message).map((id) => ({ by: 'embedded_original' as const, message_id: id })),
    ...correspondents(message, own, bounce),
  ];
  return withoutRepeats(keys).slice(0, MAX_KEYS);
}

/** "editor+3f2a@own.example" → "3f2a". */
function tokens(message: IncomingMessage, own: ReadonlySet<string>): string[] {
  const addresses = [...message.delivered_to, ...message.to.map(({ email }) => email)];
  return addresses.flatMap((address) => {
    const { base, tag } = splitTag(address);
    return tag !== '' && own.has(base) ? [tag] : [];
  });
}

function splitTag(address: string): { base: string; tag: string } {
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+');
  if (plus <= 0 || plus > at) return { base: address.toLowerCase(), tag: '' };
  return { base: (address.slice(0, plus) + address.slice(at)).toLowerCase(), tag: address.slice(plus + 1, at) };
}

/** Of what was sent back or forwarded: its id, and those it answered itself. */
function embeddedIds(message: IncomingMessage): string[] {
  const attached = message.originals.flatMap(({ message_id, headers }) => [
    ...(message_id ? [message_id] : []),
    ...idsOf(headers, 'in-reply-to'),
    ...idsOf(headers, 'references').reverse(),
  ]);
  const texts = [message.text, ...message.originals.map(({ text }) => text)];
  const pasted = texts.flatMap((text) =>
    [...text.slice(0, MAX_TEXT_CHARS).matchAll(PASTED_ID)].map(([, id]) => id ?? ''),
  );
  const named = [
    ...idsOf(message.feedback_report ?? {}, 'message-id'),
    ...idsOf(message.disposition_notification ?? {}, 'original-message-id'),
    ...idsOf(message.delivery_status?.message ?? {}, 'x-original-message-id'),
    ...idsOf(message.headers, 'x-original-message-id'),
  ];
  return [...attached, ...named, ...pasted];
}

function idsOf(fields: MailFields, name: string): string[] {
  return (fields[name] ?? []).flatMap((value) => value.match(/<[^<>\s]{1,500}>/g) ?? []);
}

function correspondents(
  message: IncomingMessage,
  own: ReadonlySet<string>,
  bounce?: Pick<BounceReport, 'kind' | 'recipients'>,
): MatchKey[] {
  if (bounce && bounce.kind !== 'none') {
    return bounce.recipients.flatMap(({ email }) => (email ? [{ by: 'from_address' as const, email }] : []));
  }
  const isForeign = (address: string): boolean => address !== '' && !own.has(splitTag(address).base);
  const email = message.from?.email ?? '';
  if (!isForeign(email) || isAutomatSender(message)) return [];
  const subject = replySubject(message.subject);
  const writers = [email, ...message.reply_to.map((address) => address.email).filter(isForeign)];
  return [
    ...writers.map((address) => ({ by: 'from_address' as const, email: address })),
    ...(subject === ''
      ? []
      : [{ by: 'domain_and_subject' as const, domain: email.slice(email.lastIndexOf('@') + 1), subject }]),
  ];
}

function withoutRepeats(keys: readonly MatchKey[]): MatchKey[] {
  const seen = new Set<string>();
  return keys.filter((key) => {
    const name = 'message_id' in key ? key.message_id : JSON.stringify(key);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
