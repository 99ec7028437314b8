import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapPriorityChangefreq: SiteCheck = {
  id: 'sitemap/priority-changefreq',
  severity: 'info',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Invalid priority or changefreq in sitemap',
  why: 'Google ignores both; others skip what is out of range.',
  fix: 'Leave them out, or use 0.0 to 1.0 and the words of the protocol.',
  reference: 'https://www.sitemaps.org/protocol.html#changefreqdef',
  effort_hours: 0.25,
  judge(site) {
    return sitemapErrors(site, ['priority_invalid', 'changefreq_invalid'], '0.0 to 1.0, and always … never');
  },
};
