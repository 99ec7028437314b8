import type { PageRule } from './page-rule.js';

const LONG_AGO_DAYS = 90;
const DAY_MS = 86_400_000;

/** What may be said of a page besides whether it is indexed. */
export const SIDE_RULES: readonly PageRule[] = [
  {
    kind: 'indexed_against_crawl',
    severity: 'medium',
    title: 'Google has pages indexed that the site keeps out',
    why: 'The crawl found noindex, an error or a redirect there, and Google shows what it read before. It learns of the change when it reads the page again; where robots.txt blocks it, never.',
    fix: 'Wait for Google to read them again if the change is new. Allow them in robots.txt until they are gone from the index, and use the removals tool of Search Console where it is urgent.',
    by: 'detail',
    find: ({ state, crawled }) =>
      state === 'indexed' && crawled !== null && !crawled.indexable && crawled.index_blocker !== 'canonicalized'
        ? sayBlocker(crawled.index_blocker)
        : null,
  },
  {
    kind: 'crawled_long_ago',
    severity: 'low',
    title: 'Google has not read indexed pages for 90 days',
    why: 'What you changed there since is not in search results. Google reads pages seldom that get few links and few visits.',
    fix: 'Link to them from pages that are read often, and keep lastmod of the sitemap true.',
    find: ({ page, state }, now) => {
      if (state !== 'indexed' || page.last_crawl_at === null) return null;
      const isLongAgo = now.getTime() - Date.parse(page.last_crawl_at) > LONG_AGO_DAYS * DAY_MS;
      return isLongAgo ? `Last read on ${page.last_crawl_at.slice(0, 10)}` : null;
    },
  },
  {
    kind: 'rich_result_errors',
    severity: 'medium',
    title: 'Structured data has errors that keep rich results from showing',
    why: 'Google found the markup and does not use it, since something that it requires is missing or wrong.',
    fix: 'Fix what Google names in the template, test one page with the Rich Results Test, then validate the fix in Search Console.',
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
