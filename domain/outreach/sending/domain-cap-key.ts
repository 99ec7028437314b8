import { domainOfEmail } from '../addresses/email-address.js';
import { isFreeMail } from '../addresses/free-mail-domains.js';
import { registrableName } from '../addresses/registrable-name.js';

/**
 * What an address (canonical) counts as one recipient domain with: its registrable domain; of a free-mail provider only
 * the address itself.
 */
export function domainCapKey(canonical: string): string {
  const domain = domainOfEmail(canonical);
  if (isFreeMail(domain)) return canonical;
  return registrableName(domain);
}
