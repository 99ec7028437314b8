import { findOtherCanonical, type InspectedComparison } from '../inspected-comparison.js';
import type { PageRule } from './page-rule.js';

/** Results of fetching by which Google got no page (URL Inspection API: PageFetchState), in words. */
const FAILED_FETCHES: Readonly<Record<string, string>> = {
  SOFT_404: 'Soft 404',
  BLOCKED_ROBOTS_TXT: 'Blocked by robots.txt',
  NOT_FOUND: 'Not found (404)',
  ACCESS_DENIED: 'Unauthorized (401)',
  SERVER_ERROR: 'Server error (5xx)',
  REDIRECT_ERROR: 'Redirect error',
  ACCESS_FORBIDDEN: 'Forbidden (403)',
  BLOCKED_4XX: 'Blocked by another 4xx status',
  INTERNAL_CRAWL_ERROR: 'Error while crawling',
  INVALID_URL: 'Invalid URL',
};
const NOINDEX_STATES: Readonly<Record<string, string>> = {
  BLOCKED_BY_META_TAG: 'noindex in a robots meta tag',
  BLOCKED_BY_HTTP_HEADER: 'noindex in the X-Robots-Tag header',
};
const CRAWLED = /^crawled\b.*\bnot indexed/i;
const DISCOVERED = /^discovered\b.*\bnot indexed/i;

/** Whether the page ought to be indexed, as far as the site can tell: its own crawl says so, or it is unknown there. */
const isMeant = ({ crawled }: InspectedComparison): boolean => crawled === null || crawled.indexable;

/**
 * Why pages are not indexed, the most telling first: a page belongs to the first rule that finds it, so that none counts twice.
 */
export const LEFT_OUT_RULES: readonly PageRule[] = [
  {
    kind: 'blocked_in_sitemap',
    severity: 'high',
    title: 'Pages in a sitemap are blocked by robots.txt',
    why: 'The sitemap asks Google to index them, and robots.txt forbids Google to read them. Google may show them without a description, or not at all.',
    fix: 'Allow them in robots.txt, or take them out of the sitemap if they are not meant for search.',
    find: ({ page, in_sitemap }) =>
      in_sitemap && (page.robots_state === 'DISALLOWED' || page.page_fetch_state === 'BLOCKED_ROBOTS_TXT')
        ? (page.coverage_state ?? 'Blocked by robots.txt')
        : null,
  },
  {
    kind: 'noindex_seen',
    severity: 'high',
    title: 'Google saw noindex on pages that should be indexed',
    why: 'A sitemap lists them or the crawl found them indexable, but Google saw noindex when it last crawled them. The tag may have been removed since, may be added by a script, or may be shown to Google alone.',
    fix: 'Run the live test in Search Console. Where noindex is gone, request indexing. Where it is intended, take the page out of the sitemap.',
    find: (compared) => {
      const seen = NOINDEX_STATES[compared.page.indexing_state ?? ''];
      const isWanted = compared.in_sitemap || compared.crawled?.indexable === true;
      return seen !== undefined && compared.state !== 'indexed' && isWanted ? seen : null;
    },
  },
  {
    kind: 'fetch_failed',
    severity: 'high',
    title: 'Google could not fetch pages that the crawl could',
    why: 'The crawl fetched these pages without an error, and Google did not. Frequent causes are a firewall or bot protection that refuses Google, a server that fails at times, and a page that looks empty to Google.',
    fix: 'Check the server log for Googlebot requests at the time of the last crawl, allow verified Googlebot in the firewall, and request indexing.',
    by: 'detail',
    find: ({ page, crawled }) => {
      const failed = FAILED_FETCHES[page.page_fetch_state ?? ''];
      return failed !== undefined && crawled?.indexable === true ? failed : null;
    },
  },
  {
    kind: 'other_canonical',
    severity: 'medium',
    title: 'Google chose a different canonical than the page declares',
    why: 'Google treats these pages as duplicates of others and shows those instead. Near-identical text, internal links, redirects, sitemaps and hreflang can outweigh the canonical tag.',
    fix: 'Where Google is right, point the canonical, the links and the sitemap to the URL that it chose. Where it is wrong, make the content of the pages clearly different, and link to the one that you want.',
    find: (compared) => {
      const other = findOtherCanonical(compared);
      return other !== null && isMeant(compared) ? `Google chose ${other}` : null;
    },
  },
  {
    kind: 'crawled_not_indexed',
    severity: 'medium',
    title: 'Pages crawled by Google but not indexed',
    why: 'Nothing blocks them: Google does not consider them worth indexing. Pages of one template often share the reason: thin content, near-duplicates, or no demand.',
    fix: 'Add content that no other page has, merge pages that say the same, and link to the important ones from pages that rank. Take pages without a purpose out of the sitemap.',
    by: 'template',
    find: (compared) => (CRAWLED.test(compared.page.coverage_state ?? '') && isMeant(compared) ? say(compared) : null),
  },
  {
    kind: 'discovered_not_indexed',
    severity: 'medium',
    title: 'Pages discovered by Google but not crawled yet',
    why: 'Google postponed crawling them: it expects little value, or the server is slow. On large sites this is a matter of crawl budget.',
    fix: 'Link to them from pages that Google crawls often, keep filters and duplicates from being crawled, and make the server respond faster.',
    by: 'template',
    find: (compared) =>
      DISCOVERED.test(compared.page.coverage_state ?? '') && isMeant(compared) ? say(compared) : null,
  },
  {
    kind: 'sitemap_page_not_indexed',
    severity: 'medium',
    title: 'Indexable pages of a sitemap are not indexed',
    why: 'A sitemap lists them and the crawl found nothing that keeps them from the index.',
    fix: 'Follow the reason that Google gives, then request indexing for the most important ones.',
    by: 'detail',
    find: (compared) =>
      compared.state === 'not_indexed' && compared.in_sitemap && isMeant(compared) ? say(compared) : null,
  },
  {
    kind: 'not_indexed',
    severity: 'low',
    title: 'Indexable pages are not indexed',
    why: 'The crawl found nothing that keeps them from the index, and no sitemap lists them.',
    fix: 'Follow the reason that Google gives. Add pages that matter to the sitemap, and link to them.',
    by: 'detail',
    find: (compared) =>
      compared.state === 'not_indexed' && compared.crawled?.indexable === true ? say(compared) : null,
  },
];

function say({ page }: InspectedComparison): string {
  return page.coverage_state ?? 'No reason given';
}
