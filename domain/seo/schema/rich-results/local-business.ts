import { RATING_PARTS } from './rating-parts.js';
import type { RichResult } from './rich-result.js';

export const localBusiness: RichResult = {
  name: 'Local business',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  types: ['LocalBusiness'],
  with_kinds: true,
  anywhere: false,
  required: ['address', 'name'],
  recommended: ['geo', ['openingHoursSpecification', 'openingHours'], 'telephone', 'url', 'priceRange'],
  parts: RATING_PARTS,
};
