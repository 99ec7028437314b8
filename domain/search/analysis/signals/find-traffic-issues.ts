import { identifySite } from '../../../base/url/url-identity.js';
import type { CrawledSite, JoinablePage } from '../crawled-site.js';
import type { SearchFigures } from '../search-figures.js';
import type { TrafficIssue } from '../search-reports.js';

/** They reject us, and we are not the search engine; what it gets is unknown here. */
const REFUSALS: readonly number[] = [401, 403, 429];

/**
 * Pages with visitors from search although the crawl found something wrong with them, those with most clicks first.
 * Pages of other sites than the crawled one are skipped.
 */
export function findTrafficIssues(
  pages: readonly { url: string; figures: SearchFigures }[],
  crawl: CrawledSite,
): TrafficIssue[] {
  const site = identifySite(crawl.start_url);
  return pages
    .flatMap(({ url, figures }) => {
      if (figures.clicks === 0 || identifySite(url) !== site) return [];
      const found = issueOf(url, crawl);
      return found ? [{ url, ...figures, ...found }] : [];
    })
    .sort((one, other) => other.clicks - one.clicks || other.impressions - one.impressions);
}

function issueOf(url: string, crawl: CrawledSite): Pick<TrafficIssue, 'issue' | 'detail'> | null {
  const page = crawl.by_url.get(url);
  if (!page) return crawl.crawl_incomplete ? null : { issue: 'not_crawled', detail: 'no page of the site links to it' };
  const error = errorOf(page);
  if (error) return error;
  const isLinked = url === crawl.start_url || (crawl.inlinks.get(url)?.length ?? 0) > 0;
  if (isLinked || page.depth !== null || crawl.crawl_incomplete) return null;
  return { issue: 'not_crawled', detail: 'no page of the site links to it; it was found otherwise' };
}

function errorOf(page: JoinablePage): Pick<TrafficIssue, 'issue' | 'detail'> | null {
  const { allowed_by_robots, status, noindex, redirect_url, refresh_url, canonical_url, url } = page;
  if (!allowed_by_robots) return { issue: 'blocked_by_robots', detail: 'robots.txt forbids it' };
  if (status >= 500) return { issue: 'server_error', detail: `returns status ${status}` };
  if (status >= 400 && !REFUSALS.includes(status)) return { issue: 'client_error', detail: `returns status ${status}` };
  const target = redirect_url ?? refresh_url;
  if (target !== null) return { issue: 'redirect', detail: `redirects to ${target}` };
  if (noindex) return { issue: 'noindex', detail: 'says noindex' };
  if (canonical_url !== null && canonical_url !== url)
    return { issue: 'canonicalised', detail: `names ${canonical_url} as its canonical` };
  return null;
}
