import { writeText } from '../../../base/text/write-text.js';
import type { PageRule } from './page-rule.js';

const LONG_AGO_DAYS = 90;
const DAY_MS = 86_400_000;

/** What may be said of a page besides whether it is indexed. */
export const SIDE_RULES: readonly PageRule[] = [
  {
    kind: 'indexed_against_crawl',
    severity: 'medium',
    title: 'Pages indexed by Google that the site keeps out of the index',
    why: 'The crawl found noindex, an error or a redirect there, and Google still shows an earlier version. It notices the change when it crawls the page again, and never where robots.txt blocks the page.',
    fix: 'If the change is new, wait for the next crawl. Allow the pages in robots.txt until they have left the index, and use the Removals tool of Search Console where it is urgent.',
    by: 'detail',
    find: ({ state, crawled }) =>
      state === 'indexed' && crawled !== null && !crawled.indexable && crawled.index_blocker !== 'canonicalized'
        ? sayBlocker(crawled.index_blocker)
        : null,
  },
  {
    kind: 'crawled_long_ago',
    severity: 'low',
    title: 'Indexed pages not crawled by Google for 90 days',
    why: 'Changes since then do not show in search results. Google rarely crawls pages with few links and few visits.',
    fix: 'Link to them from pages that are crawled often, and keep lastmod in the sitemap accurate.',
    find: ({ page, state }, now) => {
      if (state !== 'indexed' || page.last_crawl_at === null) return null;
      const isLongAgo = now.getTime() - Date.parse(page.last_crawl_at) > LONG_AGO_DAYS * DAY_MS;
      return isLongAgo ? writeText`Last read on ${page.last_crawl_at.slice(0, 10)}` : null;
    },
  },
  {
    kind: 'rich_result_errors',
    severity: 'medium',
    title: 'Structured data errors prevent rich results',
    why: 'Google found the markup but cannot use it, because a required property is missing or wrong.',
    fix: 'Fix the named errors in the template, test one page with the Rich Results Test, then validate the fix in Search Console.',
    by: 'detail',
    find: ({ page }) => {
      const broken = page.rich_results.find(({ errors }) => errors.length > 0);
      return broken === undefined ? null : `${broken.type}: ${broken.errors.join('; ')}`;
    },
  },
];

function sayBlocker(blocker: string | null): string {
  switch (blocker) {
    case 'noindex':
      return 'The crawl found noindex';
    case 'blocked_by_robots':
      return 'robots.txt blocks it';
    case 'redirect':
      return 'The crawl was redirected';
    case 'client_error':
    case 'server_error':
    case 'no_response':
      return 'The crawl met an error';
    default:
      return 'The crawl found it not indexable';
  }
}
