import { isHomeAlias } from '../../../base/url/is-home-alias.js';
import { isRootUrl } from '../../../base/url/is-root-url.js';
import { isSameSite } from '../../../base/url/url-identity.js';
import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';
import { redirectEntries } from '../redirect-entries.js';

export const crawlRedirectToHome: SiteCheck = {
  id: 'crawl/redirect-to-home',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Deep URL redirects to the home page',
  why: 'Search engines treat such a redirect as a soft 404, because the home page does not replace the content that was asked for.',
  fix: 'Redirect to the page that replaces the old one; return 404 or 410 where there is none.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
  effort_hours: 0.5,
  judge(site) {
    return redirectEntries(site).flatMap(({ page, chain }) => {
      if (chain.loop.length > 0 || !isRootUrl(chain.end_url) || !isSameSite(chain.end_url, page.url)) return [];
      if (isHomeAlias(page.url)) return [];
      return [{ url: page.url, observed: `${page.status} → ${chain.end_url}`, ...linkingPages(site, page.url) }];
    });
  },
};
