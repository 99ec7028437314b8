import { RATING_PARTS } from './rating-parts.js';
import type { RichResult } from './rich-result.js';

export const softwareApplication: RichResult = {
  name: 'Software app',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/software-app',
  types: ['SoftwareApplication', 'MobileApplication', 'WebApplication'],
  with_kinds: false,
  anywhere: false,
  required: ['name', 'offers', ['aggregateRating', 'review']],
  recommended: ['applicationCategory', 'operatingSystem'],
  parts: [
    { via: 'offers', types: ['AggregateOffer'], required: [['price', 'lowPrice']], recommended: [] },
    { via: 'offers', types: ['Offer'], required: [['price', 'priceSpecification']], recommended: [] },
    ...RATING_PARTS,
  ],
};
