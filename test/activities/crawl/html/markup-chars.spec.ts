import { expect } from 'chai';
import { isLetter, isSpace, isTagBreak } from '../../../../activities/crawl/html/markup-chars.js';

describe('[U] markup-chars', () => {
  it('knows what begins a tag and what ends a name in it', () => {
    const those = (test: (code: number) => boolean) =>
      Array.from({ length: 0x180 }, (_, code) => code)
        .filter(test)
        .map((code) => String.fromCharCode(code))
        .join('');
    expect(those(isLetter)).to.equal('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
    expect([those(isSpace), those(isTagBreak)]).to.deep.equal(['\t\n\f\r ', '\t\n\f\r />']);
    expect(isLetter(Number.NaN)).to.equal(false);
  });
});
