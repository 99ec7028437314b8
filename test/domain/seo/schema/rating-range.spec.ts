import { expect } from 'chai';
import { ratingOutOfRange } from '../../../../domain/seo/schema/rating-range.js';
import { jsonLdNodes } from '../../../support/sites/json-ld-page.js';

const range = (rating: object) => jsonLdNodes({ '@type': 'Rating', ...rating }).map(ratingOutOfRange)[0];

describe('[U] rating range', () => {
  it('is 1 to 5 when nothing else is said', () => {
    expect([range({ ratingValue: 1 }), range({ ratingValue: '5' })]).to.deep.equal([null, null]);
    expect([range({ ratingValue: 5.1 }), range({ ratingValue: 0 })]).to.deep.equal(['1 to 5', '1 to 5']);
  });

  it('is what the markup says', () => {
    expect(range({ ratingValue: 87, bestRating: 100 })).to.equal(null);
    expect(range({ ratingValue: 0, worstRating: 0 })).to.equal(null);
    expect(range({ ratingValue: 11, bestRating: '10', worstRating: 2 })).to.equal('2 to 10');
    expect(range({ ratingValue: 0.4, bestRating: 0.5 })).to.equal('0.5 to 0.5');
  });

  it('is not asked of fractions, percentages and words', () => {
    expect(['90%', '9/10', 'good'].map((ratingValue) => range({ ratingValue }))).to.deep.equal([null, null, null]);
    expect(range({ bestRating: 5 })).to.equal(null);
  });
});
