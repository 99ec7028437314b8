import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapLocRelative: SiteCheck = {
  id: 'sitemap/loc-relative',
  severity: 'high',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Relative URL in sitemap',
  why: 'The protocol asks for full addresses; search engines skip others.',
  fix: 'Write every loc with scheme and host.',
  reference: 'https://www.sitemaps.org/protocol.html#locdef',
  effort_hours: 0.5,
  judge(site) {
    return sitemapErrors(site, ['loc_relative', 'loc_invalid'], 'an absolute http(s) address');
  },
};
