import { expect } from 'chai';
import { packWeights, unpackWeights } from '../../../../../domain/outreach/replies/classifier/packed-weights.js';

describe('[U] packed weights', () => {
  it('come back within half a step, rows of nothing left out', () => {
    const weights = new Float32Array(600 * 2);
    weights.set([1.5, -0.75], 0);
    weights.set([-3, 0.1], 2 * 7);
    weights.set([0, 2], 2 * 599);
    const packed = packWeights(weights, 2);
    const { starts, rows, step } = unpackWeights({ ...packed, temperature: 1 }, 600, 2);
    for (const bucket of [0, 7, 599]) {
      const start = starts[bucket] ?? -1;
      for (const place of [0, 1])
        expect((rows[start + place] ?? 0) * step).to.be.closeTo(weights[bucket * 2 + place] ?? 0, step / 2);
    }
    expect(starts[8]).to.equal(-1);
    expect(rows).to.have.length(6);
  });
});
