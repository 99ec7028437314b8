import { expect } from 'chai';
import { seasonalNaive, weekProfile } from '../../../../../domain/search/analysis/forecast/seasonal-naive.js';

describe('[U] forecast: seasonal naive', () => {
  it('repeats the mean of each day of the week over four weeks', () => {
    const history = [
      ...Array(7).fill(1_000),
      ...Array.from({ length: 28 }, (_, index) => (index % 7) + Math.floor(index / 7)),
    ];
    expect(seasonalNaive.forecast(history, 9)).to.deep.equal([1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 1.5, 2.5]);
  });

  it('takes as many weeks as there are', () => {
    expect(weekProfile([1, 2, 3, 4, 5, 6, 7], 4)).to.deep.equal({ clicks: [1, 2, 3, 4, 5, 6, 7], days_back: 7 });
  });
});
