import type { SiteCheck } from '../check.js';
import { longRedirects } from '../long-redirects.js';

export const crawlRedirectChain: SiteCheck = {
  id: 'crawl/redirect-chain',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Redirect chain',
  why: 'Each hop adds a round trip for people and a request for crawlers, and every further rule is one more that can break.',
  fix: 'Redirect the first URL straight to the last one, and link to the last one.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    return longRedirects(site, thresholds.redirect_hops);
  },
};
