import { parse } from 'tldts';
import { parseUrl } from './parse-url.js';

/**
 * The registered part of a host ("shop.example.co.uk" → "example.co.uk"), by the public suffix list; IP addresses and
 * single-label hosts are returned unchanged. Null when the URL cannot be read.
 */
export function registrableDomain(url: string): string | null {
  const host = parseUrl(url)?.hostname;
  if (!host) return null;
  return parse(host).domain ?? host;
}
