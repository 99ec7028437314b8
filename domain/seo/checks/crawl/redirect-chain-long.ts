import type { SiteCheck } from '../check.js';
import { longRedirects } from '../long-redirects.js';

export const crawlRedirectChainLong: SiteCheck = {
  id: 'crawl/redirect-chain-long',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Redirect chain too long',
  why: 'Crawlers bound the redirects they follow (five for robots.txt, ten for Googlebot); a page behind too many of them is not indexed.',
  fix: 'Redirect the first URL straight to the last one.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.2',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    return longRedirects(site, thresholds.redirect_hops_long);
  },
};
