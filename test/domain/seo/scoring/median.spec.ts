import { expect } from 'chai';
import { median } from '../../../../domain/seo/scoring/median.js';

describe('[U] median', () => {
  it('is the middle one, or halfway between two', () => {
    expect(median([9, 1, 5])).to.equal(5);
    expect(median([10, 2, 9, 1])).to.equal(5.5);
    expect(median([3])).to.equal(3);
    expect(median([])).to.equal(null);
  });
});
