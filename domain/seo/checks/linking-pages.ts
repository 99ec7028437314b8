import type { Finding, SiteArtifacts } from './check.js';

/** How many sources a finding names. */
export const MAX_RELATED_URLS = 10;

/** The first pages that link to a URL, for a finding about that URL. */
export function linkingPages(site: SiteArtifacts, url: string): Pick<Finding, 'related_urls'> {
  const sources = site.inlinks.get(url) ?? [];
  return sources.length > 0 ? { related_urls: sources.slice(0, MAX_RELATED_URLS) } : {};
}
