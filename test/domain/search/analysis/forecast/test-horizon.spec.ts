import { expect } from 'chai';
import type { Trial } from '../../../../../domain/search/analysis/forecast/back-test.js';
import { scoreTrials, testHorizon } from '../../../../../domain/search/analysis/forecast/test-horizon.js';

/** Forecasts of ten days with 10 clicks each of which so many came. */
const trialsOf = (...came: number[]): Trial[] =>
  came.map((clicks, index) => ({
    origin: 30 + 7 * index,
    forecast: Array(10).fill(10),
    actual: Array(10).fill(clicks),
  }));

describe('[U] test of a horizon', () => {
  it('measures the error of sums and the share of truths within intervals that trials gave which had ended by then', () => {
    const test = testHorizon(trialsOf(10, 9, 10, 30), 0.8);
    expect(test.trials).to.equal(4);
    expect(test.error).to.equal(Number((210 / 590).toFixed(4)));
    // The first two trials have no earlier one that had ended; the third is held by the first, the fourth by no other.
    expect([test.coverage, test.coverage_trials]).to.deep.equal([0.5, 2]);
  });

  it('knows nothing without a trial', () => {
    expect(testHorizon([], 0.8)).to.deep.equal({ trials: 0, error: null, coverage: null, coverage_trials: 0 });
  });

  it('scores by square roots, which vary alike at every level', () => {
    expect(scoreTrials(trialsOf(10, 40))).to.deep.equal([0, 10]);
  });
});
