/**
 * An address that Cloudflare has hidden: hex, in which the first byte is the key that all others are combined with.
 * Null when it is not such an address.
 */
export function decodeProtected(hex: string): string | null {
  if (!/^(?:[0-9a-f]{2}){4,300}$/i.test(hex)) return null;
  const bytes = [...hex.matchAll(/../g)].map(([byte]) => Number.parseInt(byte, 16));
  const [key = 0, ...rest] = bytes;
  return String.fromCharCode(...rest.map((byte) => byte ^ key));
}
