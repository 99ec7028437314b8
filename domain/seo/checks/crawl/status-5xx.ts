import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

export const crawlStatus5xx: SiteCheck = {
  id: 'crawl/status-5xx',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Page returns a 5xx server error',
  why: 'A server error slows down crawling of the whole host, and a page that keeps failing is removed from the index.',
  fix: 'Find the failing request in the server log and fix its cause; return 404 or 410 if the page is gone for good.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#5xx-server-errors',
  effort_hours: 2,
  judge(site) {
    return [...site.pages, ...(site.edge_links ?? [])]
      .filter((page) => page.status >= 500 && page.status < 600)
      .map((page) => ({
        url: page.url,
        observed: String(page.status),
        expected: '200',
        ...linkingPages(site, page.url),
      }));
  },
};
