import { parseUrl } from '../seo/url/parse-url.js';
import { userInputUrl } from '../seo/url/url-identity.js';
import { registrableName } from './registrable-name.js';

export interface WebsiteKey {
  /** The address to visit. */
  url: string;
  /** Equal for two spellings of one website. */
  key: string;
  /** Registrable domain, by the public suffix list with its private part; the host where there is none. */
  domain: string;
}

/** Parameters that tell where a visitor came from, and nothing about the page. */
const TRACKING =
  /^(?:utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|igshid|twclid|ttclid|li_fat_id|mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok|vero_id|oly_enc_id|oly_anon_id|ref_src)$/i;

/**
 * What tells websites of a campaign apart. Scheme, "www.", default port, a slash at the end, fragment, letter case and
 * IDN form of the host, and tracking parameters make no difference; path and other parameters do. Null for what is no
 * http(s) address.
 */
export function websiteKey(typed: string): WebsiteKey | null {
  const url = userInputUrl(typed);
  const parsed = parseUrl(url);
  if (url === null || !parsed) return null;
  const host = parsed.hostname.replace(/^www\./, '');
  if (!isPublicName(host)) return null;
  const port = parsed.port === '' || (parsed.port === '80' && parsed.protocol === 'https:') ? '' : `:${parsed.port}`;
  const path = parsed.pathname.replace(/\/+$/, '');
  const query = [...parsed.searchParams].filter(([name]) => !TRACKING.test(name));
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query)}`;
  return { url, key: `${host}${port}${path}${search}`, domain: registrableName(parsed.hostname) };
}

/** A name of the web, or a network address; not a word. */
function isPublicName(host: string): boolean {
  return host.includes('.') || host.startsWith('[') || host === 'localhost';
}
