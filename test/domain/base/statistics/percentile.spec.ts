import { expect } from 'chai';
import { percentile } from '../../../../domain/base/statistics/percentile.js';

describe('[U] percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);

  it('takes the nearest rank', () => {
    expect([0.5, 0.9, 0.99, 1].map((share) => percentile(hundred, share))).to.deep.equal([50, 90, 99, 100]);
  });

  it('is always one of the values, unlike the median', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).to.equal(2);
  });

  it('gives the only value, and null for none', () => {
    expect(percentile([7], 0.01)).to.equal(7);
    expect(percentile([], 0.5)).to.equal(null);
  });

  it('leaves the values as they were', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).to.deep.equal([3, 1, 2]);
  });
});
