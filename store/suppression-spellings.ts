import { domainToUnicode } from 'node:url';
import { suppressedAddress } from '../domain/outreach/suppressed-address.js';

/** The one form that entries are kept in, whoever brings them; what is no address is kept in lower case. */
export function suppressionEntry(email: string): string {
  return suppressedAddress(email) ?? email.trim().toLowerCase();
}

/** How an entry may be spelled that was kept before all had one form: with its domain in letters, too. */
export function spellingsOf(entry: string): string[] {
  const at = entry.lastIndexOf('@') + 1;
  const domain = domainToUnicode(entry.slice(at));
  return domain === '' ? [entry] : [...new Set([entry, entry.slice(0, at) + domain])];
}
