import { parseUrl } from '../../base/url/parse-url.js';
import { websiteKey } from '../campaigns/website-key.js';

/** Equal for two pages of one site, by the rules of websiteKey: "www." and the scheme make no other site, a port does. */
export function siteKey(url: string): string | null {
  const origin = parseUrl(url)?.origin;
  return origin === undefined ? null : (websiteKey(origin)?.key ?? null);
}
