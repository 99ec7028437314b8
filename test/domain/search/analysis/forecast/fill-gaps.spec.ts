import { expect } from 'chai';
import { fillGaps } from '../../../../../domain/search/analysis/forecast/fill-gaps.js';

describe('[U] gaps in a row of days', () => {
  it('are filled by the same day of the week before and after', () => {
    const week = [1, 2, 3, 4, 5, 6, 7];
    const days = [...week, null, ...week.slice(1), ...week.map((one) => 3 * one)];
    expect(fillGaps(days)[7]).to.equal(2);
  });

  it('are filled from one side at an end, by the mean where no such day is known, and by 0 where none is', () => {
    expect(fillGaps([null, 2, 2, 2, 2, 2, 2, 9])[0]).to.equal(9);
    expect(fillGaps([null, 2, 4])[0]).to.equal(3);
    expect(fillGaps([null])).to.deep.equal([0]);
  });

  it('leaves what is known', () => {
    expect(fillGaps([0, 5])).to.deep.equal([0, 5]);
  });
});
