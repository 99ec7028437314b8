import { isTurnedAway } from '../../../base/http/answer-state.js';
import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

export const crawlStatus4xx: SiteCheck = {
  id: 'crawl/status-4xx',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Linked page returns a 4xx client error',
  why: 'Visitors who follow the link reach a dead end, and search engines drop the URL and the authority that pointed to it.',
  fix: 'Restore the page, redirect its URL to the closest replacement, or take the links to it away.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#4xx-client-errors',
  effort_hours: 0.5,
  judge(site) {
    return [...site.pages, ...(site.edge_links ?? [])]
      .filter((page) => page.status >= 400 && page.status < 500 && !isTurnedAway(page) && site.inlinks.has(page.url))
      .map((page) => ({
        url: page.url,
        observed: String(page.status),
        expected: '200',
        ...linkingPages(site, page.url),
      }));
  },
};
