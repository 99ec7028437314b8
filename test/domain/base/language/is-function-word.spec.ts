import { expect } from 'chai';
import { isFunctionWord } from '../../../../domain/base/language/is-function-word.js';

describe('[U] isFunctionWord', () => {
  it('goes by the list of the language', () => {
    expect(isFunctionWord('die', 'de')).to.equal(true);
    expect(isFunctionWord('die', 'en')).to.equal(false);
    expect(isFunctionWord('honig', 'de')).to.equal(false);
  });

  it('goes by the script where the language is not known or has no list', () => {
    for (const word of ['und', 'это', 'إلى', 'และ', 'です', 'καὶ'.normalize('NFKD').replace(/\p{M}/gu, '')])
      expect(isFunctionWord(word, null), word).to.equal(true);
    expect(isFunctionWord('это', 'kk')).to.equal(true);
    expect(isFunctionWord('мёд', null)).to.equal(false);
  });

  it('looks through vowel marks and conjunctions that are written with the word', () => {
    expect(isFunctionWord('فِي', 'ar')).to.equal(true);
    expect(isFunctionWord('وفي', 'ar')).to.equal(true);
    expect(isFunctionWord('שהוא', 'he')).to.equal(true);
    expect(isFunctionWord('ورق', 'ar')).to.equal(false);
  });

  it('knows Korean predicates by their endings, and any apostrophe', () => {
    expect(isFunctionWord('소개합니다', 'ko')).to.equal(true);
    expect(isFunctionWord('aujourd’hui', 'fr')).to.equal(true);
  });
});
