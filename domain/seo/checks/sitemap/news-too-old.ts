import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapNewsTooOld: SiteCheck = {
  id: 'sitemap/news-too-old',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Outdated or too many news sitemap entries',
  why: 'News sitemaps are for articles of the last two days, 1,000 at most; the rest is ignored.',
  fix: 'Take entries older than 48 hours out; they stay in the ordinary sitemap.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  effort_hours: 1,
  judge(site) {
    return sitemapErrors(site, ['news_too_old'], 'at most 1,000 entries of the last 48 hours');
  },
};
