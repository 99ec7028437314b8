import type { PageSummary } from '../artifacts/page-summary.js';
import { type RedirectChain, redirectChain } from '../site/redirect-chain.js';
import type { SiteArtifacts } from './check.js';

export interface RedirectEntry {
  page: PageSummary;
  chain: RedirectChain;
}

/**
 * The redirects that are referenced directly (linked, listed in a sitemap or the start) with the chains behind them.
 * URLs that only occur in the middle of a chain are left out, so that one chain is reported once.
 */
export function redirectEntries(site: SiteArtifacts): RedirectEntry[] {
  const entries: RedirectEntry[] = [];
  for (const page of site.pages) {
    if (page.redirect_url === null) continue;
    if (page.source === 'redirect' && !site.inlinks.has(page.url)) continue;
    const chain = redirectChain(site, page.url);
    if (chain.hops.length > 0) entries.push({ page, chain });
  }
  return entries;
}
