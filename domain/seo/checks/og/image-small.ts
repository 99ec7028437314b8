import type { SiteCheck } from '../check.js';
import { resourceUsers } from '../resource-users.js';
import { servedResources } from '../served-resources.js';

export const ogImageSmall: SiteCheck = {
  id: 'og/image-small',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'og:image too small',
  why: 'Networks leave out images below about 200 pixels, and show the large card from 1200 by 630 on.',
  fix: 'Name an image of 1200 by 630 pixels in og:image.',
  reference: 'https://developers.facebook.com/docs/sharing/webmasters/images',
  effort_hours: 0.25,
  judge(site, { thresholds: { og_image_px: least } }) {
    return servedResources(site, 'og_image').flatMap((resource) => {
      const { url, image } = resource;
      // Of a drawing the size says nothing.
      if (!image?.width || !image.height || image.format === 'svg') return [];
      if (image.width >= least && image.height >= least) return [];
      return [
        {
          url,
          observed: `${image.width} × ${image.height}`,
          expected: `at least ${least} × ${least}`,
          where: 'meta[property="og:image"]',
          ...resourceUsers(resource),
        },
      ];
    });
  },
};
