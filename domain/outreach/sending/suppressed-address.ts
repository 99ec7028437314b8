import { canonicalEmail } from '../addresses/email-address.js';

/**
 * An address, or "@" and a domain, in the form that suppressions are kept in; "*@domain" is how other tools write the
 * domain. Null when it is neither: any other "*" would look like a wildcard and match no address.
 */
export function suppressedAddress(text: string): string | null {
  const given = text.trim().replace(/^\*@/, '@');
  if (given.includes('*')) return null;
  if (!given.startsWith('@')) return canonicalEmail(given);
  const anyone = canonicalEmail(`anyone${given}`);
  return anyone === null ? null : anyone.slice('anyone'.length);
}
