import type { SiteArtifacts } from './check.js';

/** Every internal URL the crawl met, fetched or only linked, in the order it was met. */
export function knownUrls(site: SiteArtifacts): string[] {
  return [...new Set([...site.by_url.keys(), ...site.inlinks.keys()])];
}
