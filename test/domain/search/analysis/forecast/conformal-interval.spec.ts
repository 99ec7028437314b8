import { expect } from 'chai';
import {
  conformalBound,
  intervalWithin,
  scoreForecast,
} from '../../../../../domain/search/analysis/forecast/conformal-interval.js';

describe('[U] conformal interval', () => {
  it('takes a quantile that is higher the fewer trials there are, at most the largest score', () => {
    const scores = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) / count);
    expect(conformalBound(scores(1_000), 0.8)).to.be.closeTo(0.8, 0.005);
    expect(conformalBound(scores(30), 0.8)).to.be.closeTo(0.873, 0.001);
    expect(conformalBound(scores(10), 0.8)).to.equal(1);
  });

  it('is wider than the largest of a few scores, and unknown without one', () => {
    expect(conformalBound([1, 1, 1, 1], 0.8)).to.equal(1.5);
    expect(conformalBound([1], 0.8)).to.equal(1.875);
    expect(conformalBound([], 0.8)).to.equal(null);
  });

  it('measures distances by square roots and gives the interval back in clicks, never below zero', () => {
    expect(scoreForecast(100, 144)).to.equal(2);
    expect(intervalWithin(100, 2)).to.deep.equal({ low: 64, high: 144 });
    expect(intervalWithin(1, 2)).to.deep.equal({ low: 0, high: 9 });
  });
});
