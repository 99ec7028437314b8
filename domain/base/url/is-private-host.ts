import ipaddr from 'ipaddr.js';

/** Address ranges that can't be reached from outside (RFC 1918, 3927, 4193, 6890). */
const PRIVATE_RANGES = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified', 'carrierGradeNat']);

/** The host of a URL is localhost, a private or loopback address, or a .local or .localhost name (RFC 6761, 6762). */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.local')) return true;
  if (!/^[\d.]+$/.test(host) && !host.includes(':')) return false;
  try {
    return PRIVATE_RANGES.has(ipaddr.parse(host).range());
  } catch {
    return false;
  }
}
