import { parseUrl } from '../../../domain/base/url/parse-url.js';

/** The host as a name, or the address as it was given. */
export function siteName(url: string): string {
  return parseUrl(url)?.host || url;
}
