import { expect } from 'chai';
import { fewestRepeats } from '../../../../domain/seo/causes/fewest-repeats.js';

describe('[U] fewest repeats', () => {
  it('asks for five pages, then for a fifth of the site, and for no more than thirty', () => {
    expect([4, 50, 5000].map(fewestRepeats)).to.deep.equal([5, 10, 30]);
  });
});
