import type { SiteCheck } from '../check.js';
import { sitemapErrors } from '../sitemap-errors.js';

export const sitemapImageTooMany: SiteCheck = {
  id: 'sitemap/image-too-many',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Too many images in one sitemap entry',
  why: 'At most 1,000 images of one page are read.',
  fix: 'List the images that carry content.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  effort_hours: 0.5,
  judge(site) {
    return sitemapErrors(site, ['image_too_many'], 'at most 1,000 images');
  },
};
