import type { SitemapFile } from '../artifacts/sitemap.js';
import type { SiteArtifacts } from './check.js';

/** Files that returned 200 with a sitemap, a feed or a list of URLs, even with errors. */
export function readableFiles(site: SiteArtifacts): SitemapFile[] {
  return (site.sitemap?.files ?? []).filter(
    ({ status, error, kind }) => status === 200 && error === null && kind !== 'unknown',
  );
}
