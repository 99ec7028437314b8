import { RATING_PARTS } from './rating-parts.js';
import type { PartNeeds, RichResult } from './rich-result.js';

const PRICE = ['price', 'priceSpecification.price'];
const CURRENCY = ['priceCurrency', 'priceSpecification.priceCurrency'];

const AGGREGATE_OFFER: PartNeeds = {
  via: 'offers',
  types: ['AggregateOffer'],
  required: ['lowPrice', 'priceCurrency'],
  recommended: ['highPrice', 'offerCount'],
};

const OFFER: PartNeeds = {
  via: 'offers',
  types: ['Offer'],
  required: [PRICE],
  recommended: ['availability', CURRENCY],
};

/** The product snippet; merchant listings require more, but only if the product can be bought on the page. */
export const product: RichResult = {
  name: 'Product snippet',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
  types: ['Product', 'ProductGroup', 'IndividualProduct'],
  with_kinds: false,
  anywhere: false,
  // The offers of a group are those of its variants.
  required: ['name', ['offers', 'review', 'aggregateRating', 'hasVariant']],
  recommended: ['image', 'description', 'brand', ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'mpn', 'sku']],
  // An AggregateOffer is a kind of Offer; the first part that fits counts.
  parts: [AGGREGATE_OFFER, OFFER, ...RATING_PARTS],
};
