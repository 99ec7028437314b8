import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapLocTooLong: SiteCheck = {
  id: 'sitemap/loc-too-long',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap URL too long',
  why: 'The protocol asks for fewer than 2,048 characters; search engines skip longer ones.',
  fix: 'Shorten the address, or leave it out.',
  reference: 'https://www.sitemaps.org/protocol.html#locdef',
  effort_hours: 1,
  judge(site) {
    return sitemapErrors(site, ['loc_too_long'], 'under 2,048 characters');
  },
};
