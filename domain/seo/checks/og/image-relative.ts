import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';
import { metaContents } from '../meta-contents.js';

export const ogImageRelative: PageCheck = {
  id: 'og/image-relative',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Relative og:image URL',
  why: 'Networks do not resolve relative addresses in Open Graph, so the image is not shown.',
  fix: 'Write og:image as a full URL with https:// and host.',
  reference: 'https://ogp.me/#metadata',
  effort_hours: 0.25,
  judge({ url, html }) {
    const images = metaContents(html, 'og:image', 'og:image:url', 'og:image:secure_url');
    const relative = images.filter((image) => !/^https?:\/\//i.test(image));
    return foldCases(url, relative, (image) => `"${image}"`, {
      expected: 'an absolute http(s) URL',
      where: 'meta[property="og:image"]',
    });
  },
};
