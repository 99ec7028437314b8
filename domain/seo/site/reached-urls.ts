import type { SiteArtifacts } from '../checks/check.js';
import { redirectChain } from './redirect-chain.js';

/** Every internal URL that a visitor can reach by links: the start, link targets, and their redirect targets. */
export function reachedUrls(site: Pick<SiteArtifacts, 'start_url' | 'inlinks' | 'by_url'>): Set<string> {
  const reached = new Set([site.start_url, ...site.inlinks.keys()]);
  for (const url of [...reached]) {
    const page = site.by_url.get(url);
    if (page?.refresh_url) reached.add(page.refresh_url);
    if (page?.redirect_url) for (const hop of redirectChain(site, url).hops) reached.add(hop);
  }
  return reached;
}
