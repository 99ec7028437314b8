import { RATING_PARTS } from './rating-parts.js';
import type { RichResult } from './rich-result.js';

export const vacationRental: RichResult = {
  name: 'Vacation rental',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/vacation-rental',
  types: ['VacationRental'],
  with_kinds: false,
  anywhere: false,
  required: ['containsPlace', 'identifier', 'image', ['latitude', 'geo'], ['longitude', 'geo'], 'name'],
  recommended: ['address', 'aggregateRating', 'brand', 'description', 'checkinTime', 'checkoutTime', 'review'],
  parts: RATING_PARTS,
};
