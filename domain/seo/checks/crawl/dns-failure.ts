import { showAnswer } from '../../../base/http/answer-state.js';
import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

export const crawlDnsFailure: SiteCheck = {
  id: 'crawl/dns-failure',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Host name does not resolve (DNS error)',
  why: 'A page whose host has no address cannot be reached. Crawlers retry for a while, then drop it.',
  fix: 'Add or repair the DNS records of the host, or change the links to a host that exists.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#network-and-dns-errors',
  effort_hours: 1,
  judge(site) {
    return site.pages
      .filter((page) => page.error?.kind === 'dns')
      .map((page) => ({
        url: page.url,
        observed: showAnswer(page),
        expected: 'a host name that resolves',
        ...linkingPages(site, page.url),
      }));
  },
};
