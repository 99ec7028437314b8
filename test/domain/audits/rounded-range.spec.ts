import { expect } from 'chai';
import { roundedRange } from '../../../domain/audits/rounded-range.js';

describe('[U] rounded range', () => {
  it('keeps one digit, the low end down and the high end up', () => {
    expect(roundedRange(11.9, 36.4)).to.deep.equal([10, 40]);
    expect(roundedRange(0.34, 0.61)).to.deep.equal([0.3, 0.7]);
    expect(roundedRange(0.3, 3)).to.deep.equal([0.3, 3]);
    expect(roundedRange(0, 0)).to.deep.equal([0, 0]);
  });
});
