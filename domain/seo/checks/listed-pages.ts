import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from './check.js';

/** Crawled pages that a sitemap lists, in crawl order. */
export function listedPages(site: SiteArtifacts): PageSummary[] {
  const listed = new Set(site.sitemap?.entries.map(({ url }) => url));
  return site.pages.filter(({ url }) => listed.has(url));
}
