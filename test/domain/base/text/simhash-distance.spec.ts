import { expect } from 'chai';
import { simhashDistance } from '../../../../domain/base/text/simhash-distance.js';

describe('[U] simhashDistance', () => {
  it('counts differing bits', () => {
    expect(simhashDistance('0123456789abcdef', '0123456789abcdef')).to.equal(0);
    expect(simhashDistance('0000000000000000', '8000000000000001')).to.equal(2);
    expect(simhashDistance('0000000000000000', 'ffffffffffffffff')).to.equal(64);
  });
});
