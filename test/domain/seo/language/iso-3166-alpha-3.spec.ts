import { expect } from 'chai';
import { ISO_3166_1 } from '../../../../domain/seo/language/iso-3166-1.js';
import { alpha2Of } from '../../../../domain/seo/language/iso-3166-alpha-3.js';

describe('[U] three-letter country codes', () => {
  it('are told as two-letter codes', () => {
    expect(['DEU', 'deu', 'USA', 'GBR', 'CHE', 'ZWE', 'AUT', 'AUS'].map(alpha2Of)).to.deep.equal([
      'DE',
      'DE',
      'US',
      'GB',
      'CH',
      'ZW',
      'AT',
      'AU',
    ]);
    expect(alpha2Of('ZZZ')).to.equal(null);
    expect(alpha2Of('')).to.equal(null);
  });

  it('are all there, each once', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const found = letters.flatMap((a) => letters.flatMap((b) => letters.flatMap((c) => alpha2Of(a + b + c) ?? [])));
    expect(found.map((code) => code.toLowerCase()).sort()).to.deep.equal([...ISO_3166_1].sort());
  });
});
