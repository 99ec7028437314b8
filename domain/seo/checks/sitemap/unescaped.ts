import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapUnescaped: SiteCheck = {
  id: 'sitemap/unescaped',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Unescaped character in sitemap URL',
  why: 'A bare & breaks the entry, or the whole file, for strict readers.',
  fix: 'Write &amp; for & in addresses; let an XML library do it.',
  reference: 'https://www.sitemaps.org/protocol.html#escaping',
  effort_hours: 0.5,
  judge(site) {
    return sitemapErrors(site, ['unescaped'], '&amp; instead of &');
  },
};
