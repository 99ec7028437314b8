import { expect } from 'chai';
import { softwareApplication } from '../../../../../domain/seo/schema/rich-results/software-application.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'WebApplication',
  name: 'Pad',
  offers: { '@type': 'Offer', price: 0 },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 9 },
  applicationCategory: 'Game',
  operatingSystem: 'any',
};

describe('[U] rich result: software-application', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(
      lacks({ '@type': 'SoftwareApplication', name: 'Pad', offers: { '@type': 'AggregateOffer', offerCount: 2 } }),
    ).to.deep.equal({
      required: ['aggregateRating or review', 'offers.price or offers.lowPrice'],
      recommended: ['applicationCategory', 'operatingSystem'],
    });
  });

  it('points to the documentation of Google', () => {
    expect(softwareApplication.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
