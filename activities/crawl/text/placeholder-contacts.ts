import { isPlaceholderMail, isPlaceholderPhone } from '../../../domain/base/text/placeholder-contact.js';
import type { PlaceholderContact } from '../../../domain/seo/artifacts/html.js';
import { ownString } from '../html/own-string.js';

const MAX_CONTACTS = 10;

const MAX_MAILBOX_CHARS = 64;
const MAX_DOMAIN_CHARS = 80;
const MAILBOX = /[\w.+-]{1,64}$/;
const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/i;
/** What any such number holds; most pages have none of them and are not searched further. */
const PHONE_HINTS = ['555', '123-456-7890', '(123) 456'];
const PHONE = /(?<![\d.-])(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])?\d{3}[-. ]\d{4}(?![\d-])/g;

/** Placeholder mail addresses and phone numbers in a text, each once. */
export function findPlaceholderContacts(text: string, place: PlaceholderContact['place']): PlaceholderContact[] {
  const found = new Set<string>();
  for (let at = text.indexOf('@'); at >= 0 && found.size < MAX_CONTACTS; at = text.indexOf('@', at + 1)) {
    const address = addressAround(text, at);
    if (address !== null && isPlaceholderMail(address)) found.add(address);
  }
  if (PHONE_HINTS.some((hint) => text.includes(hint))) {
    for (const [number] of text.matchAll(PHONE)) if (isPlaceholderPhone(number)) found.add(number);
  }
  return [...found].slice(0, MAX_CONTACTS).map((value) => ({ value: ownString(value), place }));
}

function addressAround(text: string, at: number): string | null {
  const domain = DOMAIN.exec(text.slice(at + 1, at + 1 + MAX_DOMAIN_CHARS))?.[0];
  if (domain === undefined) return null;
  const mailbox = MAILBOX.exec(text.slice(Math.max(0, at - MAX_MAILBOX_CHARS), at))?.[0];
  return mailbox === undefined ? null : `${mailbox}@${domain}`;
}
