import { addSiteHeaders, mayReceive, type SiteHeaders } from '../../site-headers.js';
import type { HttpFetcher } from '../ports.js';

/**
 * The same fetcher with what opens a protected site: credentials, headers and cookies go to the origin that they were
 * given for, or to the same host over https, and nowhere else.
 */
export function withSiteAccess(fetcher: HttpFetcher, site: SiteHeaders): HttpFetcher {
  return {
    fetchOnce(url, options = {}) {
      if (!mayReceive(site, url)) return fetcher.fetchOnce(url, options);
      return fetcher.fetchOnce(url, { ...options, headers: addSiteHeaders(site, options.headers ?? {}) });
    },
  };
}
