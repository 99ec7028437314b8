import { isAtLeast } from './is-at-least.js';
import { openGraphLines } from './open-graph-lines.js';
import type { SharePlatform } from './platform.js';

/** Rich Pins are read from Open Graph. Upright images of 2:3 fill the most room. */
export const pinterest: SharePlatform = {
  id: 'pinterest',
  name: 'Pinterest',
  image: {
    min: { width: 200, height: 200 },
    recommended: { width: 1000, height: 1500 },
    ratio: 2 / 3,
    ratio_tolerance: 0.1,
    max_bytes: 20_000_000,
    formats: ['jpeg', 'png', 'webp', 'gif'],
    reference: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
  },
  title_chars: 100,
  description_chars: 500,
  text_reference: 'https://developers.pinterest.com/docs/web-features/rich-pins-overview/',
  write: (page, image) => [
    ...openGraphLines(page, image),
    { attribute: 'name', key: 'pinterest-rich-pin', content: 'true' },
  ],
  cardOf: (image) => {
    if (isAtLeast(image, { width: 600, height: 600 })) return 'large';
    return isAtLeast(image, { width: 200, height: 200 }) ? 'small' : 'none';
  },
};
