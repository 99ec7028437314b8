import { expect } from 'chai';
import { ISO_3166_1 } from '../../../../domain/base/language/iso-3166-1.js';

describe('[U] ISO_3166_1', () => {
  it('holds all 249 codes in lower case', () => {
    expect(ISO_3166_1.size).to.equal(249);
    expect([...ISO_3166_1].filter((code) => !/^[a-z]{2}$/.test(code))).to.deep.equal([]);
  });

  it('does not hold reserved and withdrawn codes', () => {
    for (const code of ['uk', 'eu', 'su', 'xk']) expect(ISO_3166_1.has(code), code).to.equal(false);
  });
});
