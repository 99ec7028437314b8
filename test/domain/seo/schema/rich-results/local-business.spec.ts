import { expect } from 'chai';
import { localBusiness } from '../../../../../domain/seo/schema/rich-results/local-business.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'Bakery',
  name: 'Mill',
  address: 'Main street 1',
  geo: { '@type': 'GeoCoordinates', latitude: 1, longitude: 2 },
  openingHours: 'Mo-Fr',
  telephone: '+1',
  url: '/',
  priceRange: '$',
};

describe('[U] rich result: local-business', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(
      lacks({ '@type': 'LocalBusiness', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 } }),
    ).to.deep.equal({
      required: ['address', 'name', 'aggregateRating.ratingCount or aggregateRating.reviewCount'],
      recommended: ['geo', 'openingHoursSpecification or openingHours', 'telephone', 'url', 'priceRange'],
    });
  });

  it('points to the documentation of Google', () => {
    expect(localBusiness.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
