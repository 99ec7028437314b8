import type { RichResult } from './rich-result.js';

export const review: RichResult = {
  name: 'Review snippet',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  types: ['Review', 'CriticReview'],
  with_kinds: false,
  anywhere: false,
  required: ['author', 'itemReviewed', 'reviewRating'],
  recommended: ['datePublished'],
  parts: [
    { via: 'reviewRating', types: ['Rating'], required: ['ratingValue'], recommended: [] },
    { via: 'itemReviewed', types: ['Thing'], required: ['name'], recommended: [] },
  ],
};
