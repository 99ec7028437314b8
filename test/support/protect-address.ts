/** What Cloudflare's data-cfemail holds for an address. */
export function protect(address: string, key = 0x5a): string {
  const bytes = [key, ...Buffer.from(address).map((byte) => byte ^ key)];
  return Buffer.from(bytes).toString('hex');
}
