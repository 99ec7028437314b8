import { canonicalEmail } from './email-address.js';

/** An address, or "@" and a domain, in the form that suppressions are kept in. Null when it is neither. */
export function suppressedAddress(text: string): string | null {
  const given = text.trim();
  if (!given.startsWith('@')) return canonicalEmail(given);
  const anyone = canonicalEmail(`anyone${given}`);
  return anyone === null ? null : anyone.slice('anyone'.length);
}
