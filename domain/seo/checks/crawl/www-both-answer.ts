import { readHost } from '../../../base/url/url-identity.js';
import { redirectChain } from '../../site/redirect-chain.js';
import type { SiteCheck } from '../check.js';

export const crawlWwwBothAnswer: SiteCheck = {
  id: 'crawl/www-both-answer',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: ['probes'],
  measured_over: 'site',
  title: 'Site available with and without www',
  why: 'Every page exists at two addresses, so links and crawling are split between two copies of the site.',
  fix: 'Choose one host and redirect the other to it, path by path, with 301 or 308.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 1,
  judge(site) {
    const twin = site.probes?.www_form;
    const start = redirectChain(site, site.start_url);
    if (twin?.status !== 200 || start.end?.status !== 200) return [];
    const twinHost = readHost(twin.final_url ?? twin.url);
    // Either form that redirects to the other ends on the other's host.
    if (twinHost === readHost(start.end_url) || twinHost !== readHost(twin.url)) return [];
    return [{ url: start.end_url, observed: `${twin.url} returns 200 as well`, expected: 'a redirect to one host' }];
  },
};
