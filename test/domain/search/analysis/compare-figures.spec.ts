import { expect } from 'chai';
import { compareFigures, computeChange } from '../../../../domain/search/analysis/compare-figures.js';
import { figures } from '../../../support/samples/search-figures.js';

describe('[U] change of figures', () => {
  it('is reported in numbers, percent, points and places', () => {
    expect(computeChange(figures(30, 200, 4), figures(20, 100, 6.5))).to.deep.equal({
      clicks: 10,
      clicks_percent: 50,
      impressions: 100,
      impressions_percent: 100,
      ctr_points: -5,
      position: -2.5,
    });
  });

  it('has no percent of nothing', () => {
    const change = computeChange(figures(3, 10), figures(0, 0));
    expect(change).to.include({ clicks: 3, clicks_percent: null, impressions_percent: null, ctr_points: null });
  });

  it('takes a missing row for no impression only where the period was read', () => {
    const read = compareFigures({ current: figures(3, 10), previous: null }, true);
    expect(read.previous).to.deep.equal(figures(0, 0));
    expect(read.change.clicks).to.equal(3);
    const unread = compareFigures({ current: null, previous: null }, false);
    expect(unread.current).to.deep.equal(figures(0, 0));
    expect(unread.previous).to.equal(null);
    expect(Object.values(unread.change)).to.deep.equal([null, null, null, null, null, null]);
  });
});
