import { cutText } from '../../../outreach/writing/cut-text.js';
import type { MetaLine, ShareField, ShareImage, SharePage } from '../share-page.js';
import { isAtLeast } from './is-at-least.js';
import type { SharePlatform } from './platform.js';

const TITLE_CHARS = 70;
const DESCRIPTION_CHARS = 200;
const ALT_CHARS = 420;
const LARGE = { width: 300, height: 157 };
const SMALL = { width: 144, height: 144 };
/** The large card crops a square image at top and bottom. */
const UPRIGHT = 1.3;

/** X, whose cards go by their old names. Texts are cut to what the cards take; Open Graph stands in for what lacks. */
export const twitter: SharePlatform = {
  id: 'twitter',
  name: 'X (Twitter)',
  image: {
    min: SMALL,
    recommended: { width: 1200, height: 600 },
    ratio: 2,
    ratio_tolerance: 0.06,
    max_bytes: 5_000_000,
    formats: ['jpeg', 'png', 'webp', 'gif'],
    reference: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image',
  },
  title_chars: TITLE_CHARS,
  description_chars: DESCRIPTION_CHARS,
  text_reference: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
  write,
  cardOf,
};

function write(page: SharePage, image: ShareImage | null): MetaLine[] {
  const name = (key: string, field: ShareField | null, chars = 1000): MetaLine[] =>
    field ? [{ attribute: 'name', key, content: cut(field.value, chars) }] : [];
  return [
    { attribute: 'name', key: 'twitter:card', content: cardOf(image) === 'large' ? 'summary_large_image' : 'summary' },
    ...name('twitter:site', page.twitter_site),
    ...name('twitter:title', page.title, TITLE_CHARS),
    ...name('twitter:description', page.description, DESCRIPTION_CHARS),
    ...(image ? [{ attribute: 'name' as const, key: 'twitter:image', content: image.url }] : []),
    ...(image ? name('twitter:image:alt', page.image_alt, ALT_CHARS) : []),
  ];
}

function cut(text: string, chars: number): string {
  return text.length <= chars ? text : `${cutText(text, chars - 1)}…`;
}

function cardOf(image: ShareImage | null): 'large' | 'small' | 'none' {
  const ratio = image?.width && image.height ? image.width / image.height : 0;
  if (isAtLeast(image, LARGE) && ratio >= UPRIGHT) return 'large';
  return isAtLeast(image, SMALL) ? 'small' : 'none';
}
