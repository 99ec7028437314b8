import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapLocMissing: SiteCheck = {
  id: 'sitemap/loc-missing',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap entry without URL',
  why: 'An entry that names no page is lost, and its date may be taken for that of another.',
  fix: 'Give every entry one loc.',
  reference: 'https://www.sitemaps.org/protocol.html#locdef',
  effort_hours: 0.5,
  judge(site) {
    return sitemapErrors(site, ['loc_missing'], 'one loc in each entry');
  },
};
