import { expect } from 'chai';
import {
  gainFromCtr,
  gainFromExpected,
  gainFromLoss,
  gainFromPosition,
} from '../../../../domain/search/analysis/click-gain.js';
import { figures, STUDIES } from '../../../support/samples/search-figures.js';

describe('[U] click gain', () => {
  it('of a better place is what the curve gives there, less what there is', () => {
    expect(gainFromPosition(figures(50, 1_000, 5), 3, STUDIES)).to.deep.equal({
      low: 23.5,
      high: 47,
      per_days: 28,
      basis:
        '1000 impressions × (expected CTR 11% − 6.3%) from position 5 to 3, by public click studies; low: half of it',
    });
    // It is clicked more than is usual at its place: only the rest of the way counts.
    expect(gainFromPosition(figures(100, 1_000, 5), 3, STUDIES)?.high).to.equal(10);
  });

  it('of a better place is nothing where it is there already, beyond the curve, or clicked enough', () => {
    expect(gainFromPosition(figures(5, 100, 2), 3, STUDIES)).to.equal(null);
    expect(gainFromPosition(figures(5, 100, 25), 3, STUDIES)).to.equal(null);
    expect(gainFromPosition(figures(20, 100, 5), 3, STUDIES)).to.equal(null);
    expect(gainFromPosition(figures(0, 0), 3, STUDIES)).to.equal(null);
  });

  it('of a better CTR is what is missing at the place', () => {
    expect(gainFromCtr(figures(10, 1_000, 3), STUDIES)).to.include({ low: 50, high: 100, per_days: 28 });
    expect(gainFromCtr(figures(200, 1_000, 3), STUDIES)).to.equal(null);
    expect(gainFromCtr(figures(1, 1_000, 30), STUDIES)).to.equal(null);
    expect(gainFromExpected(figures(10, 1_000), 0.05, { name: 'x', days: 7 })?.basis).to.equal(
      '1000 impressions × (expected CTR 5% − 1%), by x; low: half of it',
    );
    expect(gainFromExpected(figures(0, 0), 0.05, STUDIES)).to.equal(null);
  });

  it('of what was lost is that half or all of it comes back', () => {
    expect(gainFromLoss(80, 'May', 28)).to.deep.equal({
      low: 40,
      high: 80,
      per_days: 28,
      basis: '80 clicks fewer than in May; low: half of them come back',
    });
    expect(gainFromLoss(-3, 'May', 28)).to.equal(null);
  });
});
