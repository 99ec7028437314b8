import { isAtLeast } from './is-at-least.js';
import { openGraphLines } from './open-graph-lines.js';
import type { SharePlatform } from './platform.js';

/** Reads Open Graph; images below 1200 × 627 may be shown as a small one beside the text. */
export const linkedin: SharePlatform = {
  id: 'linkedin',
  name: 'LinkedIn',
  image: {
    min: { width: 200, height: 200 },
    recommended: { width: 1200, height: 627 },
    ratio: 1.91,
    ratio_tolerance: 0.05,
    max_bytes: 5_000_000,
    formats: ['jpeg', 'png', 'gif'],
    reference: 'https://www.linkedin.com/help/linkedin/answer/a521928',
  },
  title_chars: 70,
  description_chars: 100,
  text_reference: 'https://www.linkedin.com/help/linkedin/answer/a521928',
  write: (page, image) => {
    const author = page.author ? [{ attribute: 'name' as const, key: 'author', content: page.author.value }] : [];
    return [...openGraphLines(page, image), ...author];
  },
  cardOf: (image) => {
    if (isAtLeast(image, { width: 1200, height: 627 })) return 'large';
    return isAtLeast(image, { width: 200, height: 200 }) ? 'small' : 'none';
  },
};
