import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapDuplicateLoc: SiteCheck = {
  id: 'sitemap/duplicate-loc',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Duplicate URL in sitemap',
  why: 'Repeats waste room, and with different dates search engines trust neither.',
  fix: 'List every address once.',
  reference: 'https://www.sitemaps.org/protocol.html',
  effort_hours: 0.5,
  judge(site) {
    return sitemapErrors(site, ['duplicate_loc'], 'each address once');
  },
};
