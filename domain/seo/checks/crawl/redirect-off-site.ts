import { registrableDomain } from '../../../base/url/registrable-domain.js';
import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';
import { redirectEntries } from '../redirect-entries.js';

export const crawlRedirectOffSite: SiteCheck = {
  id: 'crawl/redirect-off-site',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Internal URL redirects to another site',
  why: 'Visitors and link value leave the site. Often intended (a shop or a login elsewhere), sometimes a forgotten rule or a hijacked one.',
  fix: 'Make sure the redirect is wanted; if so, link to the other site directly.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  effort_hours: 0.25,
  judge(site) {
    return redirectEntries(site).flatMap(({ page, chain }) => {
      if (chain.loop.length > 0 || registrableDomain(chain.end_url) === registrableDomain(page.url)) return [];
      return [{ url: page.url, observed: `${page.status} → ${chain.end_url}`, ...linkingPages(site, page.url) }];
    });
  },
};
