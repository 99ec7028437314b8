import { expect } from 'chai';
import { median, wholeMedian } from '../../../../domain/base/statistics/median.js';

describe('[U] median', () => {
  it('is the middle one, or halfway between two', () => {
    expect(median([9, 1, 5])).to.equal(5);
    expect(median([10, 2, 9, 1])).to.equal(5.5);
    expect(median([3])).to.equal(3);
    expect(median([])).to.equal(null);
  });

  it('is whole for days and words', () => {
    expect([[10, 2, 9, 1], [3], []].map(wholeMedian)).to.deep.equal([6, 3, null]);
  });
});
