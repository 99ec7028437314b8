import { expect } from 'chai';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const product = { '@type': 'Product', name: 'Mug', image: '/m', description: 'd', brand: 'b', sku: 's' };

describe('[U] rating parts', () => {
  it('asks reviews for who wrote them and a rating, or for pros and cons', () => {
    expect(
      lacks({ ...product, review: { '@type': 'Review', reviewRating: { '@type': 'Rating', bestRating: 5 } } }),
    ).to.deep.equal({
      required: ['review.author', 'review.reviewRating.ratingValue'],
      recommended: ['review.datePublished'],
    });
    const notes = {
      '@type': 'Review',
      author: 'x',
      datePublished: '2026-01-01',
      positiveNotes: { '@type': 'ItemList', name: 'n' },
    };
    expect(lacks({ ...product, review: notes }).required).to.deep.equal([]);
  });

  it('asks aggregate ratings for a value and a number of votes', () => {
    expect(
      lacks({ ...product, aggregateRating: { '@type': 'AggregateRating', bestRating: 5 } }).required,
    ).to.deep.equal(['aggregateRating.ratingValue', 'aggregateRating.ratingCount or aggregateRating.reviewCount']);
  });
});
