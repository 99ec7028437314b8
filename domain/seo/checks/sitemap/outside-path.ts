import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapOutsidePath: SiteCheck = {
  id: 'sitemap/outside-path',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Sitemap URL above the folder of the sitemap',
  why: 'A sitemap speaks for its folder and below, unless robots.txt names it.',
  fix: 'Move the file to the root of the site, or name it in robots.txt.',
  reference: 'https://www.sitemaps.org/protocol.html#location',
  effort_hours: 0.5,
  judge(site) {
    return sitemapErrors(site, ['outside_path'], 'addresses under the folder of the file');
  },
};
