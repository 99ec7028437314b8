import { parseUrl } from '../domain/base/url/parse-url.js';
import type { CrawlAccess } from '../domain/crawl/crawl-access.js';

/** What opens a site, as headers of a request: names in lower case, values secret, for one origin only. */
export interface SiteHeaders {
  origin: string;
  headers: Readonly<Record<string, string>>;
}

export function toSiteHeaders(access: CrawlAccess, origin: string): SiteHeaders {
  const { basic_auth, headers = {}, cookies = {} } = access;
  const all: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) all[name.toLowerCase()] = value;
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  if (pairs.length > 0) all['cookie'] = joinCookies(all['cookie'], ...pairs);
  if (basic_auth) {
    const pair = Buffer.from(`${basic_auth.username}:${basic_auth.password}`, 'utf8').toString('base64');
    all['authorization'] = `Basic ${pair}`;
  }
  return { origin, headers: all };
}

/** Whether a URL is on the origin, or on the same host over https: never in clear where they are for an encrypted one. */
export function mayReceive({ origin }: SiteHeaders, url: string): boolean {
  const target = parseUrl(url);
  if (target === null) return false;
  if (target.origin === origin) return true;
  const given = new URL(origin);
  const isUpgrade = given.protocol === 'http:' && target.protocol === 'https:';
  return isUpgrade && target.hostname === given.hostname && given.port === '' && target.port === '';
}

/**
 * The headers of a request with those of the site. A cookie that a page has set comes on top of those that open the site.
 * @param given names in any case
 */
export function addSiteHeaders(
  { headers }: SiteHeaders,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const lower = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const cookie = joinCookies(headers['cookie'], lower['cookie']);
  return { ...lower, ...headers, ...(cookie !== '' && { cookie }) };
}

function joinCookies(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('; ');
}
