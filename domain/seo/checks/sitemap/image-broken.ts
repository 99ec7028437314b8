import { brokenResources } from '../broken-resources.js';
import type { SiteCheck } from '../check.js';

export const sitemapImageBroken: SiteCheck = {
  id: 'sitemap/image-broken',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Sitemap lists a picture in error',
  why: 'A picture that does not answer cannot be found, and lists full of errors are trusted less.',
  fix: 'Bring the picture back, or take it out of the sitemap.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
  effort_hours: 0.25,
  judge(site) {
    return brokenResources(site, 'image:loc', 'sitemap_image');
  },
};
