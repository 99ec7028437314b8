import { expect } from 'chai';
import { readUnits } from '../../../../activities/crawl/text/units.js';

describe('[U] units', () => {
  it('gives the UTF-16 units with zeros behind, whatever was there before', () => {
    readUnits('before that there was more');
    expect([...readUnits('a\u00e9\u6771\u{1d49c}\ud800').subarray(0, 8)]).to.deep.equal([
      0x61, 0xe9, 0x6771, 0xd835, 0xdc9c, 0xd800, 0, 0,
    ]);
  });

  it('grows with the text', () => {
    const text = 'x'.repeat(200_000);
    const units = readUnits(text);
    expect([units[199_999], units[200_000], units[200_001]]).to.deep.equal([0x78, 0, 0]);
  });
});
