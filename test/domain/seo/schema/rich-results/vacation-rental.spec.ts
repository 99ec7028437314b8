import { expect } from 'chai';
import { vacationRental } from '../../../../../domain/seo/schema/rich-results/vacation-rental.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'VacationRental',
  name: 'Hut',
  identifier: 'h1',
  image: ['/1.png'],
  latitude: 1,
  longitude: 2,
  containsPlace: { '@type': 'Accommodation', name: 'Room' },
  address: 'Hill',
  brand: 'Huts',
  description: 'Small',
  checkinTime: '14:00',
  checkoutTime: '10:00',
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 9 },
  review: {
    '@type': 'Review',
    author: 'A guest',
    datePublished: '2026-01-01',
    reviewRating: { '@type': 'Rating', ratingValue: 4 },
  },
};

describe('[U] rich result: vacation-rental', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(
      lacks({ '@type': 'VacationRental', name: 'Hut', geo: { '@type': 'GeoCoordinates', latitude: 1 } }),
    ).to.deep.equal({
      required: ['containsPlace', 'identifier', 'image'],
      recommended: ['address', 'aggregateRating', 'brand', 'description', 'checkinTime', 'checkoutTime', 'review'],
    });
  });

  it('points to the documentation of Google', () => {
    expect(vacationRental.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
