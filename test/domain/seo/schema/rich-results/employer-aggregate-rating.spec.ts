import { expect } from 'chai';
import { employerAggregateRating } from '../../../../../domain/seo/schema/rich-results/employer-aggregate-rating.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'EmployerAggregateRating',
  itemReviewed: { '@type': 'Organization', name: 'Mill' },
  ratingValue: 4,
  ratingCount: 9,
  bestRating: 5,
  worstRating: 1,
};

describe('[U] rich result: employer-aggregate-rating', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(lacks({ '@type': 'EmployerAggregateRating', bestRating: 5, worstRating: 1 })).to.deep.equal({
      required: ['itemReviewed', 'ratingValue', 'ratingCount or reviewCount'],
      recommended: [],
    });
  });

  it('points to the documentation of Google', () => {
    expect(employerAggregateRating.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
