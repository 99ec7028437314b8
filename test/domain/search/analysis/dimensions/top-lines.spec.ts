import { expect } from 'chai';
import { topLines } from '../../../../../domain/search/analysis/dimensions/top-lines.js';

describe('[U] top lines', () => {
  it('are the first 25 by an order', () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    expect(topLines(numbers, (one, other) => other - one)).to.deep.equal([...numbers].reverse().slice(0, 25));
    expect(topLines(numbers, (one, other) => one - other, 2)).to.deep.equal([0, 1]);
  });
});
