import { parseUrl } from '../../base/url/parse-url.js';
import type { FoundPage } from './found-page.js';
import { siteKey } from './site-key.js';

/** Pages of a site that usually contain addresses, the most likely first. */
const LIKELY = [
  /write[-_ ]?for[-_ ]?us|guest[-_ ]?post|contribut|submi(?:t|ssion)/i,
  /contact|kontakt|contacto|contatti|contato/i,
  /impressum|imprint|legal[-_ ]?notice|mentions[-_ ]?legales/i,
  /about|über[-_ ]?uns|ueber[-_ ]?uns|team|redaktion|editorial/i,
];

/** Other pages of the site to search for an address: one hop, `limit` pages at most. */
export function contactLinks({ url, links }: FoundPage, limit: number): string[] {
  const own = parseUrl(url);
  if (!own) return [];
  const ownKey = siteKey(url);
  const ranked = links.flatMap((link) => {
    const target = parseUrl(link.url);
    if (!target || target.pathname === own.pathname) return [];
    const rank = LIKELY.findIndex((pattern) => pattern.test(`${target.pathname} ${link.text}`));
    target.hash = '';
    return rank === -1 || siteKey(link.url) !== ownKey ? [] : [{ href: target.href, rank }];
  });
  ranked.sort((one, other) => one.rank - other.rank);
  return [...new Set(ranked.map(({ href }) => href))].slice(0, limit);
}
