import type { SiteCheck } from '../check.js';
import { sitemapFaults } from '../sitemap-faults.js';

export const sitemapHttpOnHttps: SiteCheck = {
  id: 'sitemap/http-on-https',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap of an https site lists http addresses',
  why: 'Every such entry costs a redirect and names an address that is not the canonical one.',
  fix: 'Write the https addresses into the sitemap.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  effort_hours: 0.5,
  judge(site) {
    return sitemapFaults(site, ['http_on_https'], 'https addresses');
  },
};
