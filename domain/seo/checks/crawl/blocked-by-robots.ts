import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

export const crawlBlockedByRobots: SiteCheck = {
  id: 'crawl/blocked-by-robots',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Linked page blocked by robots.txt',
  why: 'Search engines may not read the page, but can still list its bare address because links point to it.',
  fix: 'Allow the path if the page should be found; if it should not, let it be crawled with noindex, or do not link to it.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  effort_hours: 0.5,
  judge(site) {
    return site.pages
      .filter(({ url, allowed_by_robots }) => !allowed_by_robots && (site.inlinks.has(url) || url === site.start_url))
      .map(({ url }) => ({ url, observed: 'disallowed', expected: 'allowed', ...linkingPages(site, url) }));
  },
};
