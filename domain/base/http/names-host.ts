import ipaddr from 'ipaddr.js';

/** One subject alternative name of a certificate. */
export interface CertificateName {
  kind: 'dns' | 'ip';
  value: string;
}

/**
 * Whether a certificate is valid for this host, by RFC 9525: only subject alternative names count, a wildcard matches
 * exactly one whole label and only the leftmost, and an IP address must be named as one.
 * @param host as in a URL: lower case, punycode, IPv6 in brackets
 */
export function namesHost(names: readonly CertificateName[], host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const address = addressOf(bare);
  if (address !== null) return names.some(({ kind, value }) => kind === 'ip' && addressOf(value) === address);
  return names.some(({ kind, value }) => kind === 'dns' && matches(value.toLowerCase().replace(/\.$/, ''), bare));
}

function matches(pattern: string, host: string): boolean {
  if (!pattern.startsWith('*.')) return pattern === host;
  const dot = host.indexOf('.');
  // A wildcard over a whole top-level domain is not a name that an authority may issue.
  return dot > 0 && pattern.slice(1) === host.slice(dot) && pattern.indexOf('.', 2) !== -1;
}

function addressOf(text: string): string | null {
  return ipaddr.isValid(text) && (text.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(text))
    ? ipaddr.parse(text).toNormalizedString()
    : null;
}
