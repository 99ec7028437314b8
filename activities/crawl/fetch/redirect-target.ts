import { normalizeUrl } from '../../../domain/base/url/url-identity.js';

/** The Fetch standard's redirect statuses, which don't include 300 and 304. */
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Where an answer sends its reader, resolved and normalized.
 * @param location the Location header; browsers take an empty one for none
 * @returns null when the answer is no redirect or leads to nothing that http(s) can fetch
 */
export function redirectTarget(status: number, location: string | null, base: string): string | null {
  if (!REDIRECTS.has(status) || location === null || location.trim() === '') return null;
  return normalizeUrl(location, base);
}
