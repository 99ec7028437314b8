import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapIndexNested: SiteCheck = {
  id: 'sitemap/index-nested',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Nested sitemap index',
  why: 'The protocol has one level of indexes; most search engines do not go deeper.',
  fix: 'List the sitemaps themselves in one index, or name each index in robots.txt.',
  reference: 'https://www.sitemaps.org/protocol.html#index',
  effort_hours: 1,
  judge(site) {
    return sitemapErrors(site, ['index_nested'], 'sitemaps only');
  },
};
