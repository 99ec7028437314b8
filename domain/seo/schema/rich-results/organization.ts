import { RATING_PARTS } from './rating-parts.js';
import type { RichResult } from './rich-result.js';

export const organization: RichResult = {
  name: 'Organization',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  types: ['Organization'],
  with_kinds: true,
  anywhere: false,
  required: [],
  recommended: ['name', 'url', 'logo'],
  parts: RATING_PARTS,
};
