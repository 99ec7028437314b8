import { parseUrl } from './parse-url.js';
import { registrableDomain } from './registrable-domain.js';

/**
 * Other URLs under which the site of an unreachable URL may answer: the other scheme, with or without "www.", and both.
 * None for IP addresses and single-label hosts but the other scheme, and none with an explicit port, which is of one scheme.
 */
export function alternativeUrls(url: string): string[] {
  const parsed = parseUrl(url);
  if (parsed?.port !== '') return [];
  const { protocol, hostname, pathname, search } = parsed;
  const otherScheme = protocol === 'https:' ? 'http:' : 'https:';
  const otherHost = toggleWww(hostname, registrableDomain(url));
  const made = (scheme: string, host: string) => `${scheme}//${host}${pathname}${search}`;
  const withHost = otherHost === null ? [] : [made(protocol, otherHost), made(otherScheme, otherHost)];
  return [made(otherScheme, hostname), ...withHost];
}

function toggleWww(hostname: string, domain: string | null): string | null {
  if (domain === null || !domain.includes('.') || /^[\d.]+$|:/.test(hostname)) return null;
  if (hostname === `www.${domain}`) return domain;
  return hostname === domain ? `www.${domain}` : null;
}
