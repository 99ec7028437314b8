import { parseUrl } from './parse-url.js';

/** The URL names the root of its host: path "/" without a query. */
export function isRootUrl(url: string): boolean {
  const parsed = parseUrl(url);
  return parsed !== null && parsed.pathname === '/' && parsed.search === '';
}
