import ipaddr from 'ipaddr.js';
import { GLOBAL_UNICAST_V6, type RangeReason, REFUSED_RANGES } from './address-ranges.js';

export type AddressReason = RangeReason | 'public' | 'unallocated' | 'not_an_address';

export interface AddressVerdict {
  allowed: boolean;
  reason: AddressReason;
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Longest prefix first, so that the most exact entry names the reason. */
const RANGES = REFUSED_RANGES.map(({ cidr, reason }) => {
  const [network, bits] = ipaddr.parseCIDR(cidr);
  return { network, bits, reason };
}).sort((a, b) => b.bits - a.bits);

const [GLOBAL_NETWORK, GLOBAL_BITS] = ipaddr.parseCIDR(GLOBAL_UNICAST_V6);

/**
 * Whether an address belongs to the public internet.
 *
 * IPv6 forms that wrap an IPv4 address (mapped, compatible, translated, NAT64, 6to4, Teredo) are refused whatever they
 * wrap: no public site needs them, and some networks carry them to an inside IPv4 address.
 *
 * @param ip four decimal parts or an IPv6 text, brackets allowed. Short, octal and hex IPv4 forms and zone ids are not
 *   read: systems disagree about what they mean, so they count as no address at all.
 */
export function classifyAddress(ip: string): AddressVerdict {
  const address = parseAddress(ip);
  if (address === null) return { allowed: false, reason: 'not_an_address' };
  for (const range of RANGES) {
    if (isInside(address, range.network, range.bits)) return { allowed: false, reason: range.reason };
  }
  if (address.kind() === 'ipv6' && !isInside(address, GLOBAL_NETWORK, GLOBAL_BITS)) {
    return { allowed: false, reason: 'unallocated' };
  }
  return { allowed: true, reason: 'public' };
}

function parseAddress(ip: string): Address | null {
  const bare = ip.startsWith('[') && ip.endsWith(']') ? ip.slice(1, -1) : ip;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (bare.includes(':') && !bare.includes('%') && ipaddr.IPv6.isValid(bare)) return ipaddr.IPv6.parse(bare);
  return null;
}

function isInside(address: Address, network: Address, bits: number): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
