import { isAtLeast } from './is-at-least.js';
import { openGraphLines } from './open-graph-lines.js';
import type { SharePlatform } from './platform.js';

/** From 600 × 315 on the image is shown large, below 200 × 200 not at all. */
export const facebook: SharePlatform = {
  id: 'facebook',
  name: 'Facebook',
  image: {
    min: { width: 200, height: 200 },
    recommended: { width: 1200, height: 630 },
    ratio: 1.91,
    ratio_tolerance: 0.05,
    max_bytes: 8_000_000,
    formats: ['jpeg', 'png', 'gif', 'webp'],
    reference: 'https://developers.facebook.com/docs/sharing/webmasters/images',
  },
  title_chars: 88,
  description_chars: 200,
  text_reference: 'https://developers.facebook.com/docs/sharing/webmasters',
  write: openGraphLines,
  cardOf: (image) => {
    if (isAtLeast(image, { width: 600, height: 315 })) return 'large';
    return isAtLeast(image, { width: 200, height: 200 }) ? 'small' : 'none';
  },
};
