import { expect } from 'chai';
import {
  gainFromCtr,
  gainFromExpected,
  gainFromLoss,
  gainFromPosition,
  gainFromStep,
  reachablePosition,
  sumGains,
} from '../../../../domain/search/analysis/click-gain.js';
import { figures, STUDIES } from '../../../support/samples/search-figures.js';

describe('[U] click gain', () => {
  it('of a better place is what the curve gives there, less what there is', () => {
    expect(gainFromPosition(figures(50, 1_000, 5), 3, STUDIES)).to.deep.equal({
      low: 0,
      expected: 9,
      high: 47,
      per_days: 28,
      basis:
        '1,000 impressions × (expected CTR 11% − 6.3%) from position 5 to 3, by public click studies; expected: 20% of it, the share that rose that far, by what is usual, as there is no previous period',
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
    expect(gainFromCtr(figures(10, 1_000, 3), STUDIES)).to.include({ low: 0, expected: 50, high: 100, per_days: 28 });
    expect(gainFromCtr(figures(200, 1_000, 3), STUDIES)).to.equal(null);
    expect(gainFromCtr(figures(1, 1_000, 30), STUDIES)).to.equal(null);
    expect(gainFromExpected(figures(10, 1_000), 0.05, { name: 'x', days: 7 })?.basis).to.equal(
      '1,000 impressions × (expected CTR 5% − 1%), by x; expected: half of it',
    );
    expect(gainFromExpected(figures(0, 0), 0.05, STUDIES)).to.equal(null);
  });

  it('of work on a page is that of two or three places, and never that of more than the first', () => {
    const step = gainFromStep(figures(10, 2_000, 8), STUDIES);
    // 2000 × (4.9% − 3.1%), and a fifth of it.
    expect(step).to.include({ low: 0, expected: 7, high: 36 });
    const third = { ...STUDIES, movement: { step: 3, probability: 0.5, queries: 40 } };
    expect(reachablePosition(2.4, third)).to.equal(1);
    expect(gainFromStep(figures(10, 2_000, 8), third)?.basis).to.contain('by 40 queries of this property');
    expect(gainFromStep(figures(0, 0), STUDIES)).to.equal(null);
  });

  it('is in whole clicks, tens of those above a hundred, and none where less than half a click is to be won', () => {
    expect(gainFromStep(figures(0, 20_000, 8), STUDIES)).to.include({ expected: 72, high: 360 });
    expect(gainFromExpected(figures(0, 10), 0.04, STUDIES)).to.equal(null);
  });

  it('of several queries adds up', () => {
    const [one, two] = [gainFromStep(figures(0, 2_000, 8), STUDIES), gainFromStep(figures(0, 1_000, 5), STUDIES)];
    if (!one || !two) throw new Error('no gain');
    expect(sumGains([one, two])).to.include({ low: 0, expected: 16, high: 83, per_days: 28 });
    expect(sumGains([one, two])?.basis).to.contain('and 1 further query of the page likewise');
    expect([sumGains([one]), sumGains([])]).to.deep.equal([one, null]);
  });

  it('of what was lost is that half or all of it comes back', () => {
    expect(gainFromLoss(80, 'May', 28)).to.deep.equal({
      low: 0,
      expected: 40,
      high: 80,
      per_days: 28,
      basis: '80 clicks fewer than in May; expected: half of them come back',
    });
    expect(gainFromLoss(-3, 'May', 28)).to.equal(null);
  });
});
