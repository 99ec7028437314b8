import { expect } from 'chai';
import { round } from '../../../../domain/base/statistics/round.js';

describe('[U] round', () => {
  it('rounds halves away from zero on the decimal reading', () => {
    expect([round(1.005, 2), round(2.345, 2), round(0.05, 1), round(78.25, 1)]).to.deep.equal([1.01, 2.35, 0.1, 78.3]);
  });

  it('keeps what is exact', () => {
    expect([round(80, 1), round(0, 2), round(-1.25, 1)]).to.deep.equal([80, 0, -1.3]);
  });
});
