import { expect } from 'chai';
import { dot, toUnit } from '../../../../domain/seo/semantic/unit-vector.js';

describe('[U] unit vector', () => {
  it('has length 1 and the same direction', () => {
    const vector = toUnit([3, 0, -4]);
    expect([...(vector ?? [])].map((number) => Number(number.toFixed(6)))).to.deep.equal([0.6, 0, -0.8]);
    expect(dot(vector ?? [], vector ?? [])).to.be.closeTo(1, 1e-6);
    expect(dot([1, 2], [3, 4])).to.equal(11);
  });

  it('is none of nothing, zeros, or what is no number', () => {
    for (const numbers of [[], [0, 0], [1, Number.NaN], [Number.POSITIVE_INFINITY], [1e200, 1e200]])
      expect(toUnit(numbers), numbers.join()).to.equal(null);
  });
});
