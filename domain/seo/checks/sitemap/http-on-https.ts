import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapHttpOnHttps: SiteCheck = {
  id: 'sitemap/http-on-https',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'HTTP URL in the sitemap of an HTTPS site',
  why: 'Every such entry costs a redirect and names an address that is not the canonical one.',
  fix: 'Write the https addresses into the sitemap.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  effort_hours: 0.5,
  judge(site) {
    return sitemapErrors(site, ['http_on_https'], 'https addresses');
  },
};
