import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapWrongHost: SiteCheck = {
  id: 'sitemap/wrong-host',
  severity: 'high',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap URL on another host',
  why: 'A sitemap speaks for its own host only; entries of others are ignored unless their robots.txt names the file.',
  fix: 'List the addresses in a sitemap of their own host, or name this file in that host’s robots.txt.',
  reference: 'https://www.sitemaps.org/protocol.html#location',
  effort_hours: 1,
  judge(site) {
    return sitemapErrors(site, ['wrong_host'], 'addresses of the same host');
  },
};
