import type { RichResult } from './rich-result.js';

export const aggregateRating: RichResult = {
  name: 'Review snippet',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  types: ['AggregateRating'],
  with_kinds: false,
  anywhere: false,
  required: ['itemReviewed', 'ratingValue', ['ratingCount', 'reviewCount']],
  recommended: [],
  parts: [{ via: 'itemReviewed', types: ['Thing'], required: ['name'], recommended: [] }],
};
