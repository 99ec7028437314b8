import { judgedKey } from '../../../../domain/operations/artifact-keys.js';
import type { CrawledSite, JoinablePage } from '../../../../domain/search/analysis/crawled-site.js';
import { SharedStrings } from '../../../../domain/seo/site/shared-strings.js';
import type { SiteMetrics } from '../../../../domain/seo/site/site-metrics.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { SearchAnalysisDeps } from '../search-analysis-deps.js';

export interface StoredCrawl {
  audit_id: string;
  crawl_id: string;
}

/** The crawl of an audit, page by page, as far as search data are joined with it; null when it is no longer kept. */
export async function readCrawledSite(
  { crawls, artifacts }: Pick<SearchAnalysisDeps, 'crawls' | 'artifacts'>,
  userId: OwnerId,
  { audit_id, crawl_id }: StoredCrawl,
): Promise<CrawledSite | null> {
  const crawl = await crawls.find(userId, crawl_id);
  if (!crawl) return null;
  const pages = new Map<string, JoinablePage>();
  const inlinks = new Map<string, { length: number }>();
  const strings = new SharedStrings();
  for await (const { summary } of crawls.streamDigests(crawl_id)) {
    const page = strings.share(summary);
    pages.set(page.url, reduce(page));
    for (const { url } of page.links) {
      if (url === page.url) continue;
      const count = inlinks.get(url);
      if (count) count.length += 1;
      else inlinks.set(url, { length: 1 });
    }
  }
  if (pages.size === 0) return null;
  const judged = await artifacts.get<{ metrics: SiteMetrics }>(userId, judgedKey(audit_id));
  // Without its measures it is unknown whether a limit ended it: nothing is then said about what is missing.
  const incomplete = judged?.metrics.profile?.crawl_incomplete ?? true;
  return { start_url: crawl.start_url, by_url: pages, inlinks, crawl_incomplete: incomplete };
}

/** Links and texts of ten thousand pages would be most of the memory, and nothing here reads them. */
function reduce(page: JoinablePage): JoinablePage {
  const { url, status, error, allowed_by_robots, is_html, indexable, noindex, canonical_url, redirect_url } = page;
  const { refresh_url, depth, title, h1, hreflang, date_published } = page;
  return {
    url,
    status,
    error,
    allowed_by_robots,
    is_html,
    indexable,
    noindex,
    canonical_url,
    redirect_url,
    refresh_url,
    depth,
    title,
    h1,
    hreflang,
    date_published,
  };
}
