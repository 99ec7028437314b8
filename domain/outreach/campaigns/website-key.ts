import { isIdnLabel } from '../../base/url/is-idn-label.js';
import { parseUrl } from '../../base/url/parse-url.js';
import { userInputUrl } from '../../base/url/url-identity.js';
import { registrableName } from '../addresses/registrable-name.js';

export interface WebsiteKey {
  /** The address to visit. */
  url: string;
  /** Equal for two spellings of one website. */
  key: string;
  /** Registrable domain, by the public suffix list with its private part; the host where there is none. */
  domain: string;
}

/** Parameters that show where a visitor came from, and nothing about the page. */
const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_(?:campaign|kwd|source|medium|content)|hsa_\w+|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_ga|_gl|fbclid|fb_action_ids|fb_action_types|msclkid|yclid|ysclid|igshid|igsh|twclid|ttclid|epik|rdt_cid|li_fat_id|mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok|vero_id|oly_enc_id|oly_anon_id|wickedid|ref_src)$/i;

/**
 * Identifies a website in a campaign. Scheme, "www.", default port, a slash at the end, fragment, letter case and IDN
 * form of the host, and tracking parameters make no difference; path and other parameters do. Null for what is not an
 * http(s) URL.
 */
export function websiteKey(typed: string): WebsiteKey | null {
  const url = userInputUrl(typed);
  const parsed = parseUrl(url);
  if (url === null || !parsed || !isSiteName(parsed.hostname)) return null;
  const domain = registrableName(parsed.hostname);
  // "www.com" is a registered name.
  const isPrefixed = parsed.hostname.startsWith('www.') && parsed.hostname !== domain;
  const host = isPrefixed ? parsed.hostname.slice('www.'.length) : parsed.hostname;
  // The scheme makes no difference, so neither does the default port of the other one.
  const port = parsed.port === '' || parsed.port === '80' || parsed.port === '443' ? '' : `:${parsed.port}`;
  const query = [...parsed.searchParams].filter(([name]) => !TRACKING.test(name));
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query)}`;
  return { url, key: `${host}${port}${withoutEndSlashes(parsed.pathname)}${search}`, domain };
}

/** A name of the web, or a network address; not a word. */
function isSiteName(host: string): boolean {
  if (host.startsWith('[') || host === 'localhost') return true;
  const labels = host.split('.');
  return labels.length > 1 && labels.every(isSiteLabel);
}

function isSiteLabel(label: string): boolean {
  return label !== '' && label.length <= 63 && (!label.startsWith('xn--') || isIdnLabel(label));
}

function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}
