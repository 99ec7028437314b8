import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapLastmodFuture: SiteCheck = {
  id: 'sitemap/lastmod-future',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'lastmod in the future',
  why: 'A date that cannot be true makes search engines distrust all dates of the file.',
  fix: 'Write the date of the last real change.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#xml',
  effort_hours: 0.5,
  judge(site) {
    return sitemapErrors(site, ['lastmod_future'], 'a date in the past');
  },
};
