import { addressesIn, addressIn } from './bounces/address-in.js';
import type { BounceReport } from './bounces/bounce.js';
import type { IncomingMessage, MailFields } from './incoming-message.js';
import { isAutomatSender } from './is-automat-sender.js';
import { replySubject } from './reply-subject.js';

/** By what an attempt may be looked for. */
export type MatchKey =
  | { by: 'address_token'; token: string }
  | { by: 'in_reply_to' | 'references' | 'embedded_original'; message_id: string }
  /** From a link in the mail that a report returns. */
  | { by: 'unsubscribe_token'; token: string }
  /** The author, or, with the returned mail of a report, its sender. */
  | { by: 'from_address'; email: string; returned?: ReturnedMail }
  | { by: 'domain_and_subject'; domain: string; subject: string };

/** What a report says about its mail, if it cites none of ours. */
export interface ReturnedMail {
  /** It names a Message-ID. A mail of ours under another id has our subject all the same. */
  cites_id: boolean;
  /** As replySubject returns it; null when the report returns none, or one of another sender. */
  subject: string | null;
  /** So old may be the mail at most that a report without any id is about. */
  within_days: number;
}

type Report = Pick<BounceReport, 'kind' | 'recipients' | 'returned'>;

const MAX_KEYS = 200;
/** A mail comes back after five days at most (RFC 5321 4.5.4.1), and its report may wait as long. */
const BOUNCE_DAYS = 14;
/** After an absence, a person may sort the mail of a quarter. */
const COMPLAINT_DAYS = 90;
const PASTED_FIELD = /^[> \t]{0,10}(subject|from|list-unsubscribe):[ \t]{0,5}(.{1,2000})$/gim;
/** Of the https link, or of the mailto address, which unsubscribeSubject has put it into. */
const TOKEN_IN_LINK = /(?:\/u\/|[?&]subject=unsubscribe%20)([a-z0-9_.~-]{20,2000})/i;
/** Bounces in plain text include the original's headers unchanged. */
const PASTED_ID = /^[> \t]{0,10}message-id:[ \t]{0,5}(<[^<>\s]{1,500}>)/gim;
const MAX_TEXT_CHARS = 300_000;
/** Of the recipients that a report names: one mail of ours has one, and forwards lead to few. */
const MAX_NAMED = 20;

/**
 * Keys for finding the attempt that a message answers, the most reliable first; each once. The caller uses the first
 * that finds something.
 * @param ownAddresses Our own, lower case; with any tag after a "+" they are ours as well, and the tag is a token.
 */
export function matchKeys(message: IncomingMessage, ownAddresses: readonly string[], bounce?: Report): MatchKey[] {
  const own = new Set(ownAddresses.map((address) => address.toLowerCase()));
  const keys: MatchKey[] = [
    ...tokens(message, own).map((token) => ({ by: 'address_token' as const, token })),
    ...message.in_reply_to.map((id) => ({ by: 'in_reply_to' as const, message_id: id })),
    ...message.references.toReversed().map((id) => ({ by: 'references' as const, message_id: id })),
    ...embeddedIds(message, bounce?.returned).map((id) => ({ by: 'embedded_original' as const, message_id: id })),
    ...linkTokens(message, bounce).map((token) => ({ by: 'unsubscribe_token' as const, token })),
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

/** Of a returned or forwarded mail: its id, and those that it answered itself. */
function embeddedIds(message: IncomingMessage, returned: MailFields = {}): string[] {
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
    ...idsOf(returned, 'message-id'),
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

function correspondents(message: IncomingMessage, own: ReadonlySet<string>, bounce?: Report): MatchKey[] {
  if (bounce && bounce.kind !== 'none') {
    const returned = returnedMail(message, own, bounce);
    return bounce.recipients
      .slice(0, MAX_NAMED)
      .flatMap(({ email }) => (email ? [{ by: 'from_address' as const, email, returned }] : []));
  }
  const isForeign = (address: string): boolean => address !== '' && !own.has(splitTag(address).base);
  const email = message.from?.email ?? '';
  if (!isForeign(email) || isAutomatSender(message)) return [];
  const subject = replySubject(message.subject);
  // A list that writes in its own name ("'Ana' via Editors") notes whose words they are.
  const behind = ['x-original-from', 'x-original-sender'].flatMap((name) => message.headers[name] ?? []);
  const writers = [
    email,
    ...[
      ...behind.flatMap((value) => addressIn(value) ?? []),
      ...message.reply_to.map((address) => address.email),
    ].filter(isForeign),
  ];
  return [
    ...writers.map((address) => ({ by: 'from_address' as const, email: address })),
    ...(subject === ''
      ? []
      : [{ by: 'domain_and_subject' as const, domain: email.slice(email.lastIndexOf('@') + 1), subject }]),
  ];
}

/** By its links a mail is known whose ids a feedback loop has taken out. */
function linkTokens(message: IncomingMessage, bounce?: Report): string[] {
  if (!bounce || bounce.kind === 'none') return [];
  return returnedFields(message, 'list-unsubscribe').flatMap((value) => TOKEN_IN_LINK.exec(value)?.[1] ?? []);
}

function returnedMail(
  message: IncomingMessage,
  own: ReadonlySet<string>,
  { kind, returned = {} }: Report,
): ReturnedMail {
  const writers = (returned['from'] ?? returnedFields(message, 'from')).flatMap(addressesIn);
  const isOurs = writers.length === 0 || writers.some((address) => own.has(splitTag(address).base));
  const [subject] = returned['subject'] ?? returnedFields(message, 'subject');
  return {
    cites_id: embeddedIds(message, returned).length > 0,
    subject: isOurs && subject !== undefined ? replySubject(subject) : null,
    within_days: kind === 'complaint' ? COMPLAINT_DAYS : BOUNCE_DAYS,
  };
}

/** The values of a field of the mail that was sent back, attached or pasted. */
function returnedFields({ originals, text }: IncomingMessage, name: string): string[] {
  const attached = originals.flatMap(({ headers }) => headers[name] ?? []);
  if (attached.length > 0) return attached;
  return [...text.slice(0, MAX_TEXT_CHARS).matchAll(PASTED_FIELD)]
    .filter(([, field]) => field?.toLowerCase() === name)
    .map(([, , value = '']) => value);
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
