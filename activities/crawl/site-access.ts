import type { CrawlAccess } from '../../domain/seo/crawl/crawl-access.js';
import type { HttpFetcher } from './ports.js';

/**
 * The same fetcher with what opens a protected site: credentials, headers and cookies go to the origin that they were
 * given for, or to the same host over https, and nowhere else.
 */
export function withSiteAccess(fetcher: HttpFetcher, access: CrawlAccess, origin: string): HttpFetcher {
  const own = accessHeaders(access);
  return {
    fetchOnce(url, options = {}) {
      if (!mayReceive(url, origin)) return fetcher.fetchOnce(url, options);
      const given = Object.fromEntries(
        Object.entries(options.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
      );
      // A page's own cookies come on top of those that open the site.
      const cookie = [own['cookie'], given['cookie']].filter((part) => part !== undefined && part !== '').join('; ');
      const headers = { ...given, ...own, ...(cookie !== '' && { cookie }) };
      return fetcher.fetchOnce(url, { ...options, headers });
    },
  };
}

/** As headers of a request, names in lower case. */
export function accessHeaders({ basic_auth, headers = {}, cookies = {} }: CrawlAccess): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) all[name.toLowerCase()] = value;
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  if (pairs.length > 0) all['cookie'] = [all['cookie'], ...pairs].filter((part) => part !== undefined).join('; ');
  if (basic_auth) {
    const pair = Buffer.from(`${basic_auth.username}:${basic_auth.password}`, 'utf8').toString('base64');
    all['authorization'] = `Basic ${pair}`;
  }
  return all;
}

/** Never in clear where they were given for an encrypted origin. */
function mayReceive(url: string, origin: string): boolean {
  const target = new URL(url);
  if (target.origin === origin) return true;
  const given = new URL(origin);
  const isUpgrade = given.protocol === 'http:' && target.protocol === 'https:';
  return isUpgrade && target.hostname === given.hostname && given.port === '' && target.port === '';
}
