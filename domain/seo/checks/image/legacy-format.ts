import { describeBytes } from '../../../base/text/describe-bytes.js';
import type { SiteCheck } from '../check.js';
import { resourceUsers } from '../resource-users.js';
import { servedResources } from '../served-resources.js';

const LEGACY = new Set(['jpeg', 'png', 'gif', 'bmp', 'tiff']);

export const imageLegacyFormat: SiteCheck = {
  id: 'image/legacy-format',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Image only in an outdated format',
  why: 'AVIF and WebP show the same image in about half the bytes of JPEG, PNG or GIF.',
  fix: 'Offer the image as AVIF or WebP too, in a source element before it or by what the browser accepts.',
  reference: 'https://web.dev/learn/images/avif',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    const alternatives = new Set<string>();
    for (const { image_uses } of site.pages)
      for (const { url, has_modern_source } of image_uses) if (has_modern_source) alternatives.add(url);
    // The request accepts AVIF and WebP: a server that chooses by that has returned one of them.
    return servedResources(site, 'image').flatMap((resource) => {
      const { url, image, bytes } = resource;
      if (!image || !LEGACY.has(image.format) || bytes === null || bytes <= thresholds.legacy_image_bytes) return [];
      if (alternatives.has(url)) return [];
      const observed = `${image.format} of ${describeBytes(bytes)}`;
      return [{ url, observed, expected: 'AVIF or WebP', ...resourceUsers(resource) }];
    });
  },
};
