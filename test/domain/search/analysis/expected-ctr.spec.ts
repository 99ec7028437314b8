import { expect } from 'chai';
import { CURVE_POSITIONS, expectedCtr, PRIOR_CTR } from '../../../../domain/search/analysis/expected-ctr.js';

describe('[U] expected CTR', () => {
  it('falls from each position to the next, as far as the curve goes', () => {
    expect(PRIOR_CTR).to.have.length(CURVE_POSITIONS);
    expect(PRIOR_CTR.every((ctr, index) => index === 0 || ctr < (PRIOR_CTR[index - 1] ?? 0))).to.equal(true);
  });

  it('is between two places for a position between them', () => {
    expect(expectedCtr(PRIOR_CTR, 1)).to.equal(0.276);
    expect(expectedCtr(PRIOR_CTR, 1.5)).to.be.closeTo(0.217, 1e-9);
    expect(expectedCtr(PRIOR_CTR, 20)).to.equal(0.01);
  });

  it('is unknown beyond the curve and without a position', () => {
    expect(expectedCtr(PRIOR_CTR, 20.1)).to.equal(null);
    expect(expectedCtr(PRIOR_CTR, null)).to.equal(null);
    expect(expectedCtr([], 1)).to.equal(null);
  });
});
