import { expect } from 'chai';
import { theilSen } from '../../../../../domain/search/analysis/forecast/theil-sen.js';

describe('[U] Theil–Sen slope', () => {
  it('is the median of all slopes, which one odd week does not move', () => {
    expect(theilSen([1, 3, 5, 7])).to.equal(2);
    expect(theilSen([1, 3, 5, 700, 9, 11])).to.equal(2);
    expect(theilSen([5, 4, 3])).to.equal(-1);
  });

  it('is nothing of one point or none', () => {
    expect([theilSen([]), theilSen([7])]).to.deep.equal([0, 0]);
  });
});
