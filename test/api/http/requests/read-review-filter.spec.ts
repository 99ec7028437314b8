import { expect } from 'chai';
import { readReviewFilter } from '../../../../api/http/requests/read-review-filter.js';

const asked = (query: Record<string, string>) => readReviewFilter({ query });

describe('[U] the filter of replies by review', () => {
  it('asks for guesses, for the others, or for both', () => {
    expect(asked({ needs_review: 'true' })).to.deep.equal({ needs_review: true });
    expect(asked({ needs_review: 'false' })).to.deep.equal({ needs_review: false });
    expect(asked({})).to.deep.equal({});
  });
});
