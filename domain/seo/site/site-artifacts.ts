import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';

/**
 * Collected by few operations. Absent means: not collected, the site is not a copy, and links from the start page may
 * lead to pages that the crawl left out.
 */
type SeldomGathered =
  | 'copy_of'
  | 'edge_links'
  | 'resources'
  | 'rendered'
  | 'confirmed_not_found'
  | 'search_data'
  | 'landing_pages'
  | 'links_incomplete';

export type SiteParts = Omit<SiteArtifacts, 'pages' | 'by_url' | 'inlinks' | SeldomGathered> &
  Partial<Pick<SiteArtifacts, SeldomGathered>> & { pages: Iterable<PageSummary> };

/** Joins the data of a site and indexes it: pages by URL and, for every link target, the pages naming it. */
export function buildSiteArtifacts(parts: SiteParts): SiteArtifacts {
  const pages = [...parts.pages];
  const byUrl = new Map<string, PageSummary>();
  for (const page of pages) if (!byUrl.has(page.url)) byUrl.set(page.url, page);
  const notGathered = {
    copy_of: null,
    edge_links: null,
    resources: null,
    rendered: null,
    confirmed_not_found: null,
    search_data: null,
    landing_pages: null,
    links_incomplete: parts.crawl_incomplete,
  };
  return { ...notGathered, ...parts, pages, by_url: byUrl, inlinks: indexInlinks(pages) };
}

/** Distinct sources in crawl order. A link of a page to itself says nothing about how the site reaches it. */
function indexInlinks(pages: readonly PageSummary[]): Map<string, readonly string[]> {
  const sources = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const { url } of page.links) {
      if (url === page.url) continue;
      const known = sources.get(url);
      if (known) known.add(page.url);
      else sources.set(url, new Set([page.url]));
    }
  }
  return new Map([...sources].map(([url, from]) => [url, [...from]]));
}
