import { expect } from 'chai';
import { hashText } from '../../../../domain/base/text/hash-text.js';

describe('[U] hash text', () => {
  it('is the same for the same text and a whole number of 32 bits', () => {
    expect(hashText('')).to.equal(0x811c9dc5 | 0);
    expect(hashText('a\nb')).to.equal(hashText('a\nb'));
    for (const text of ['', 'a', '€', '😀', 'x'.repeat(1000)]) expect(hashText(text) | 0).to.equal(hashText(text));
  });

  it('tells tens of thousands of texts apart that differ in one character', () => {
    const hashes = new Set(Array.from({ length: 50_000 }, (_, n) => hashText(`https://site.example/page-${n}`)));
    expect(hashes.size).to.be.at.least(49_995);
  });
});
