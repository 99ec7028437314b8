import type { SitemapArtifact } from '../artifacts/sitemap.js';

type Listing = Pick<SitemapArtifact, 'entries' | 'url_count' | 'incomplete'>;

/**
 * Tells of URLs whether sitemaps list them. Null where that is not known: without a search for sitemaps, and for what is not
 * among the entries where these are not all.
 */
export function readListing(sitemap: Listing | null): (url: string) => boolean | null {
  if (sitemap === null) return () => null;
  const listed = new Set(sitemap.entries.map(({ url }) => url));
  const isWhole = !sitemap.incomplete && sitemap.url_count <= listed.size;
  return (url) => listed.has(url) || (isWhole ? false : null);
}
