import { brokenResources } from '../broken-resources.js';
import type { SiteCheck } from '../check.js';

export const imageBroken: SiteCheck = {
  id: 'image/broken',
  severity: 'high',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Broken image',
  why: 'Visitors see an empty frame, and image search cannot show the image.',
  fix: 'Bring the file back, or correct the address in src or srcset.',
  reference: 'https://developers.google.com/search/docs/appearance/google-images',
  effort_hours: 0.25,
  judge(site) {
    return brokenResources(site, 'img', 'image', 'srcset_image');
  },
};
