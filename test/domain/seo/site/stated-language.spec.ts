import { expect } from 'chai';
import { statedLanguage } from '../../../../domain/seo/site/stated-language.js';

describe('[U] statedLanguage', () => {
  it('goes by what the page states, where that is a language', () => {
    expect(statedLanguage({ lang: 'de-AT', guessed_lang: 'en' })).to.equal('de');
    expect(statedLanguage({ lang: 'jp', guessed_lang: 'ja' })).to.equal('ja');
    expect(statedLanguage({ lang: null, guessed_lang: 'en' })).to.equal('en');
    expect(statedLanguage({ lang: null })).to.equal('');
  });
});
