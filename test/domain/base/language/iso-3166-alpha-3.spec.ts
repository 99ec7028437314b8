import { expect } from 'chai';
import { ISO_3166_1 } from '../../../../domain/base/language/iso-3166-1.js';
import { findAlpha2 } from '../../../../domain/base/language/iso-3166-alpha-3.js';

describe('[U] three-letter country codes', () => {
  it('are reported as two-letter codes', () => {
    expect(['DEU', 'deu', 'USA', 'GBR', 'CHE', 'ZWE', 'AUT', 'AUS'].map(findAlpha2)).to.deep.equal([
      'DE',
      'DE',
      'US',
      'GB',
      'CH',
      'ZW',
      'AT',
      'AU',
    ]);
    expect(findAlpha2('ZZZ')).to.equal(null);
    expect(findAlpha2('')).to.equal(null);
  });

  it('are all there, each once', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const found = letters.flatMap((a) => letters.flatMap((b) => letters.flatMap((c) => findAlpha2(a + b + c) ?? [])));
    expect(found.map((code) => code.toLowerCase()).sort()).to.deep.equal([...ISO_3166_1].sort());
  });
});
