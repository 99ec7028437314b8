import { expect } from 'chai';
import { weekSums } from '../../../../../domain/search/analysis/forecast/week-sums.js';

describe('[U] sums of weeks', () => {
  it('end with the last day; what is no whole week is left out', () => {
    expect(weekSums([99, 99, ...Array(7).fill(1), ...Array(7).fill(2)])).to.deep.equal([7, 14]);
    expect(weekSums([1, 2, 3])).to.deep.equal([]);
  });
});
