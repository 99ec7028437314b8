import type { PartNeeds } from './rich-result.js';

/** A review inside of its subject; one of pros and cons needs no rating. */
const REVIEW: PartNeeds = {
  via: 'review',
  types: ['Review'],
  required: ['author', ['reviewRating', 'positiveNotes', 'negativeNotes']],
  recommended: ['datePublished'],
  parts: [{ via: 'reviewRating', types: ['Rating'], required: ['ratingValue'], recommended: [] }],
};

const AGGREGATE_RATING: PartNeeds = {
  via: 'aggregateRating',
  types: ['AggregateRating'],
  required: ['ratingValue', ['ratingCount', 'reviewCount']],
  recommended: [],
};

/**
 * Reviews and ratings inside of their subject.
 * https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export const RATING_PARTS: readonly PartNeeds[] = [REVIEW, AGGREGATE_RATING];
