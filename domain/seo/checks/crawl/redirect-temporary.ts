import type { SiteCheck } from '../check.js';
import { linkedRedirects } from '../linked-redirects.js';

export const crawlRedirectTemporary: SiteCheck = {
  id: 'crawl/redirect-temporary',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Linked URL redirects temporarily (302, 303 or 307)',
  why: 'A temporary redirect tells search engines to keep the old URL in the index, which is wrong when the move is for good.',
  fix: 'Return 301 or 308 if the move is permanent, and link to the final URL.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  effort_hours: 0.25,
  judge(site) {
    return linkedRedirects(site, [302, 303, 307]);
  },
};
