import { brokenResources } from '../broken-resources.js';
import type { SiteCheck } from '../check.js';

export const sitemapImageBroken: SiteCheck = {
  id: 'sitemap/image-broken',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Broken image in sitemap',
  why: 'An image that does not load cannot be found, and lists full of errors are trusted less.',
  fix: 'Restore the image, or remove it from the sitemap.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  effort_hours: 0.25,
  judge(site) {
    return brokenResources(site, 'image:loc', 'sitemap_image');
  },
};
