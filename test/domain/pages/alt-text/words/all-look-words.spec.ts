import { expect } from 'chai';
import { ALL_LOOK_WORDS } from '../../../../../domain/pages/alt-text/words/all-look-words.js';
import { COLOR_NAMES } from '../../../../../domain/seo/artifacts/image-facts.js';

describe('[U] words for looks', () => {
  it('are there for seven languages', () => {
    expect([...ALL_LOOK_WORDS.keys()]).to.deep.equal(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']);
  });

  for (const [language, words] of ALL_LOOK_WORDS)
    it(`${language}: has a word of its own for each color, kind and format`, () => {
      for (const set of [words.colors, words.kinds, words.formats]) {
        const said = Object.values(set);
        expect(said.every((word) => word.length > 1)).to.equal(true);
        expect(new Set(said).size).to.equal(said.length);
      }
      expect(Object.keys(words.colors).sort()).to.deep.equal([...COLOR_NAMES].sort());
    });
});
