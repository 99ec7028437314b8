import type { SiteCheck } from '../check.js';
import { linkedRedirects } from '../linked-redirects.js';

export const crawlRedirectPermanent: SiteCheck = {
  id: 'crawl/redirect-permanent',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Linked URL redirects permanently (301 or 308)',
  why: 'Every visit through the link costs an extra round trip, and crawlers spend a request on an address that has moved.',
  fix: 'Change the internal links to the final URL; keep the redirect for visitors from outside.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  effort_hours: 0.25,
  judge(site) {
    return linkedRedirects(site, [301, 308]);
  },
};
