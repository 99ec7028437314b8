import { expect } from 'chai';
import { review } from '../../../../../domain/seo/schema/rich-results/review.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'Review',
  author: 'A reader',
  datePublished: '2026-01-01',
  itemReviewed: { '@type': 'Book', name: 'Tales' },
  reviewRating: { '@type': 'Rating', ratingValue: 4 },
};

describe('[U] rich result: review', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(
      lacks({
        '@type': 'Review',
        author: 'A reader',
        itemReviewed: { '@type': 'Book', isbn: '1' },
        reviewRating: { '@type': 'Rating', bestRating: 5 },
      }),
    ).to.deep.equal({ required: ['reviewRating.ratingValue', 'itemReviewed.name'], recommended: ['datePublished'] });
  });

  it('points to the documentation of Google', () => {
    expect(review.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
