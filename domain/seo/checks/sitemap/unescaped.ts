import type { SiteCheck } from '../check.js';
import { sitemapFaults } from '../sitemap-faults.js';

export const sitemapUnescaped: SiteCheck = {
  id: 'sitemap/unescaped',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Unescaped character in an address',
  why: 'A bare & breaks the entry, or the whole file, for strict readers.',
  fix: 'Write &amp; for & in addresses; let an XML library do it.',
  reference: 'https://www.sitemaps.org/protocol.html#escaping',
  effort_hours: 0.5,
  judge(site) {
    return sitemapFaults(site, ['unescaped'], '&amp; instead of &');
  },
};
