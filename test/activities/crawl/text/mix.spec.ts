import { expect } from 'chai';
import { mix } from '../../../../activities/crawl/text/mix.js';

describe('[U] mix', () => {
  it('is the finalizer of MurmurHash3', () => {
    expect(mix(0)).to.equal(0);
    expect(mix(1) >>> 0).to.equal(0x514e28b7);
    expect(mix(2) >>> 0).to.equal(0x30f4c306);
  });
});
