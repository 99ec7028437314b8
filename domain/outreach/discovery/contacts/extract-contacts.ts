import { canonicalEmail, domainOfEmail } from '../../addresses/email-address.js';
import { registrableName } from '../../addresses/registrable-name.js';
import { isRoleBlocked } from '../../addresses/role-addresses.js';
import type { FoundPage } from '../found-page.js';
import { decodeProtected } from './decode-protected.js';
import { isRealAddress } from './is-real-address.js';
import { readSpelledOut } from './spelled-out.js';

export type ContactSource = 'mailto' | 'text' | 'structured_data' | 'protected' | 'spelled_out' | 'reversed';

export interface Contact {
  email: string;
  source: ContactSource;
  /** The page where it stood. */
  page: string;
}

const PLAIN = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250}[\p{L}\p{N}])?/gu;
const EDITORIAL =
  /^(?:editor|editors|editorial|redaktion|redaction|redazione|redaccion|submissions?|contribute|contributors?|guest|guestpost|guest-post|write|writers?|pitch|pitches|content|blog|press|news|hello|hi|contact|kontakt|contacto|info|team|office|mail)$/;
const MAX_TEXT_CHARS = 400_000;

/** Addresses of a page, each once with where it stood first. Nothing is guessed. */
export function extractContacts(page: FoundPage): Contact[] {
  const own = registrableName(hostOfUrl(page.url));
  const text = page.text.slice(0, MAX_TEXT_CHARS);
  const found: [ContactSource, string[]][] = [
    ['mailto', page.mailtos.map(readMailto)],
    ['text', text.match(PLAIN) ?? []],
    ['structured_data', page.structured.flatMap((part) => part.match(PLAIN) ?? [])],
    ['protected', page.protected_emails.flatMap((hex) => decodeProtected(hex) ?? [])],
    ['spelled_out', readSpelledOut(text)],
    ['reversed', page.reversed.flatMap((part) => [...part].reverse().join('').match(PLAIN) ?? [])],
  ];
  const byEmail = new Map<string, Contact>();
  for (const [source, texts] of found)
    for (const raw of texts) {
      const email = canonicalEmail(raw);
      if (email === null || byEmail.has(email) || isRoleBlocked(email) || !isRealAddress(email, own)) continue;
      byEmail.set(email, { email, source, page: page.url });
    }
  return [...byEmail.values()];
}

/** The best of them: an address of the site itself, of its editors rather than of a person, in the order they were found. */
export function bestContact(contacts: readonly Contact[], siteUrl: string): Contact | null {
  const own = registrableName(hostOfUrl(siteUrl));
  const rank = ({ email }: Contact): number => {
    const isOwn = registrableName(domainOfEmail(email)) === own ? 2 : 0;
    return isOwn + (EDITORIAL.test(email.slice(0, email.lastIndexOf('@'))) ? 1 : 0);
  };
  return contacts.reduce<Contact | null>(
    (best, next) => (best === null || rank(next) > rank(best) ? next : best),
    null,
  );
}

/** `mailto:ana%40blog.example?subject=Hi` without what is behind the address. */
function readMailto(target: string): string {
  const address = target.replace(/^mailto:/i, '').split(/[?,;]/)[0] ?? '';
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function hostOfUrl(url: string): string {
  return /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
}
