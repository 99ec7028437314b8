import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapVideoIncomplete: SiteCheck = {
  id: 'sitemap/video-incomplete',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Incomplete video sitemap entry',
  why: 'Without thumbnail, title, description and an address of the video the entry is not used.',
  fix: 'Add the missing elements.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps',
  effort_hours: 1,
  judge(site) {
    return sitemapErrors(site, ['video_incomplete'], 'thumbnail, title, description, content or player address');
  },
};
