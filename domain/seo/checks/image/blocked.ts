import { blockedResources } from '../blocked-resources.js';
import type { SiteCheck } from '../check.js';

export const imageBlocked: SiteCheck = {
  id: 'image/blocked',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Image blocked by robots.txt',
  why: 'Search engines may not load the image: it cannot appear in image search or beside a result.',
  fix: 'Allow the path in robots.txt, unless the image must not be found.',
  reference: 'https://developers.google.com/search/docs/appearance/google-images',
  effort_hours: 0.5,
  judge(site) {
    return blockedResources(site, 'image');
  },
};
