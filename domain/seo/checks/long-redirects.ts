import { writeText } from '../../base/text/write-text.js';
import type { Finding, SiteArtifacts } from './check.js';
import { linkingPages } from './linking-pages.js';
import { redirectEntries } from './redirect-entries.js';
import { showChain } from './show-chain.js';

/** Redirect chains of at least this many hops; loops are left to their own check. */
export function longRedirects(site: SiteArtifacts, minHops: number): Finding[] {
  return redirectEntries(site)
    .filter(({ chain }) => chain.loop.length === 0 && chain.hops.length >= minHops)
    .map(({ page, chain }) => ({
      url: page.url,
      observed: writeText`${chain.hops.length} hops: ${showChain(chain)}`,
      expected: writeText`under ${minHops} hops`,
      ...linkingPages(site, page.url),
    }));
}
