import type { SiteCheck } from '../check.js';
import { sitemapFaults } from '../sitemap-faults.js';

export const sitemapLocRelative: SiteCheck = {
  id: 'sitemap/loc-relative',
  severity: 'high',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Address in the sitemap is not absolute',
  why: 'The protocol asks for full addresses; search engines skip others.',
  fix: 'Write every loc with scheme and host.',
  reference: 'https://www.sitemaps.org/protocol.html#locdef',
  effort_hours: 0.5,
  judge(site) {
    return sitemapFaults(site, ['loc_relative', 'loc_invalid'], 'an absolute http(s) address');
  },
};
