import type { RichResult } from './rich-result.js';

export const employerAggregateRating: RichResult = {
  name: 'Employer aggregate rating',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/employer-rating',
  types: ['EmployerAggregateRating'],
  with_kinds: false,
  anywhere: false,
  required: ['itemReviewed', 'ratingValue', ['ratingCount', 'reviewCount']],
  recommended: ['bestRating', 'worstRating'],
};
