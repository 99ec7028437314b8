import { expect } from 'chai';
import { aggregateRating } from '../../../../../domain/seo/schema/rich-results/aggregate-rating.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'AggregateRating',
  ratingValue: 4,
  ratingCount: 9,
  itemReviewed: { '@type': 'Book', name: 'Tales' },
};

describe('[U] rich result: aggregate-rating', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(lacks({ '@type': 'AggregateRating', ratingValue: 4 })).to.deep.equal({
      required: ['itemReviewed', 'ratingCount or reviewCount'],
      recommended: [],
    });
  });

  it('points to the documentation of Google', () => {
    expect(aggregateRating.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
