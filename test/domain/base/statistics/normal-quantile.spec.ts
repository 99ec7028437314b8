import { expect } from 'chai';
import { normalQuantile } from '../../../../domain/base/statistics/normal-quantile.js';

describe('[U] normalQuantile', () => {
  // From tables of the distribution (R: qnorm).
  const known: [probability: number, z: number][] = [
    [0.5, 0],
    [0.8, 0.8416212335729143],
    [0.975, 1.959963984540054],
    [0.995, 2.575829303548901],
    [0.01, -2.326347874040841],
    [0.0001, -3.71901648545568],
  ];
  for (const [probability, z] of known)
    it(`is ${z} at ${probability}`, () => {
      expect(normalQuantile(probability)).to.be.closeTo(z, 1e-7);
    });
});
