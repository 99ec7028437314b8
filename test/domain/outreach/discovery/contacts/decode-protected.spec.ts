import { expect } from 'chai';
import { decodeProtected } from '../../../../../domain/outreach/discovery/contacts/decode-protected.js';
import { protect } from '../../../../support/protect-address.js';

describe('[U] decode a protected address', () => {
  it('with the key that its first byte is', () => {
    for (const key of [0, 1, 0x5a, 255])
      expect(decodeProtected(protect('ana@blog.example', key))).to.equal('ana@blog.example');
  });

  it('in capitals too', () => {
    expect(decodeProtected(protect('ana@blog.example', 0xab).toUpperCase())).to.equal('ana@blog.example');
  });

  for (const text of ['', '5a', '5a3b3', 'zz3b343b', '5a'.repeat(302), '5a3b343b '])
    it(`nothing in "${text.slice(0, 12)}" of ${text.length} characters`, () => {
      expect(decodeProtected(text)).to.equal(null);
    });
});
