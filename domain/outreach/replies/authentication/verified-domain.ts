import { domainOfEmail } from '../../addresses/email-address.js';
import { registrableName } from '../../addresses/registrable-name.js';
import type { IncomingMessage } from '../incoming-message.js';
import { type AuthenticationResult, readAuthenticationResults } from './read-authentication-results.js';

/**
 * The domain of the writer, when the mailbox's own server has verified it: DMARC passed, or a DKIM signature of that
 * domain did (RFC 7489 3.1, relaxed alignment). Only the topmost Authentication-Results counts, and only if one of the
 * trusted servers has added it: all below may have arrived with the mail. Null: the writer is not verified.
 * @param trusted As trustedServers returns them.
 */
export function verifiedDomain(
  { from, headers }: Pick<IncomingMessage, 'from' | 'headers'>,
  trusted: readonly string[],
): string | null {
  const email = from?.email ?? '';
  const [topmost] = headers['authentication-results'] ?? [];
  // Two writers can't both be meant (RFC 7489 6.6.1).
  if (topmost === undefined || !email.includes('@') || (headers['from']?.length ?? 1) > 1) return null;
  const read = readAuthenticationResults(topmost);
  if (!read || !trusted.includes(registrableName(read.authserv_id))) return null;
  const domain = domainOfEmail(email);
  return read.results.some((result) => vouchesFor(result, domain)) ? domain : null;
}

function vouchesFor({ method, result, properties }: AuthenticationResult, domain: string): boolean {
  if (result !== 'pass') return false;
  if (method === 'dmarc') return isAligned(properties['header.from'] ?? '', domain);
  if (method !== 'dkim') return false;
  return isAligned(properties['header.d'] ?? properties['header.i']?.split('@').at(-1) ?? '', domain);
}

function isAligned(said: string, domain: string): boolean {
  return said !== '' && registrableName(said) === registrableName(domain);
}
