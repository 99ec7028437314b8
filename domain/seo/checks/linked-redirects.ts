import { redirectChain } from '../site/redirect-chain.js';
import type { Finding, SiteArtifacts } from './check.js';
import { linkingPages } from './linking-pages.js';
import { showChain } from './show-chain.js';

/** Internal link targets that return one of the statuses, each with its destination and the pages that link to it. */
export function linkedRedirects(site: SiteArtifacts, statuses: readonly number[]): Finding[] {
  return site.pages.flatMap((page) => {
    if (!statuses.includes(page.status) || page.redirect_url === null || !site.inlinks.has(page.url)) return [];
    const observed = `${page.status} → ${showChain(redirectChain(site, page.url))}`;
    return [{ url: page.url, observed, expected: '200', ...linkingPages(site, page.url) }];
  });
}
