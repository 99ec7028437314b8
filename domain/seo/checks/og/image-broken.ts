import { brokenResources } from '../broken-resources.js';
import type { SiteCheck } from '../check.js';
import { resourceUsers } from '../resource-users.js';
import { servedResources } from '../served-resources.js';

const WHERE = 'meta[property="og:image"]';

export const ogImageBroken: SiteCheck = {
  id: 'og/image-broken',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Broken og:image',
  why: 'Networks that follow the address show the link without an image, or with one of their own choice.',
  fix: 'Name an image in og:image that returns 200 with a JPEG, PNG or WebP file.',
  reference: 'https://ogp.me/#metadata',
  effort_hours: 0.25,
  judge(site) {
    const strange = servedResources(site, 'og_image').filter(
      ({ image, media_type }) => image === null && media_type !== null && !media_type.startsWith('image/'),
    );
    return [
      ...brokenResources(site, WHERE, 'og_image'),
      ...strange.map((resource) => ({
        url: resource.url,
        observed: `${resource.media_type}, not an image`,
        expected: 'an image',
        where: WHERE,
        ...resourceUsers(resource),
      })),
    ];
  },
};
