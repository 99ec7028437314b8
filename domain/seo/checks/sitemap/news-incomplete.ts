import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapNewsIncomplete: SiteCheck = {
  id: 'sitemap/news-incomplete',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Incomplete news sitemap entry',
  why: 'Entries without publication name, language, date or title are not used for news.',
  fix: 'Add the missing elements.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  effort_hours: 1,
  judge(site) {
    return sitemapErrors(site, ['news_incomplete'], 'name, language, publication_date and title');
  },
};
