import type { PageCheck } from '../check.js';
import { metaContents } from '../meta-contents.js';

export const ogImageMissing: PageCheck = {
  id: 'og/image-missing',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing og:image',
  why: 'Shared links with an image are seen and clicked far more than those without.',
  fix: 'Add <meta property="og:image"> with the absolute URL of an image, at best 1200 by 630 px.',
  reference: 'https://ogp.me/#metadata',
  effort_hours: 0.25,
  judge({ url, html }) {
    if (!html || metaContents(html, 'og:image', 'og:image:url', 'og:image:secure_url').length > 0) return [];
    return [{ url, observed: 'no og:image', expected: 'og:image with a value', where: 'head' }];
  },
};
