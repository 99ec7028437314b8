import { expect } from 'chai';
import { sha256 } from '../../../store/base/sha256.js';

describe('[U] SHA-256', () => {
  it('is what FIPS 180-4 gives for "abc", in hex', () => {
    expect(sha256('abc')).to.equal('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('takes text as UTF-8', () => {
    expect(sha256('é')).to.equal('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
    expect(sha256('é')).not.to.equal(sha256('e'));
  });
});
