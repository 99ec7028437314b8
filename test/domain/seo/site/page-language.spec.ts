import { expect } from 'chai';
import { pageLanguage } from '../../../../domain/seo/site/page-language.js';

describe('[U] pageLanguage', () => {
  it('goes by what the page states, then by the guess', () => {
    expect(pageLanguage({ lang: 'de-AT' })).to.equal('de');
    expect(pageLanguage({ lang: ' ', guessed_lang: 'en' })).to.equal('en');
    expect(pageLanguage({ lang: null, guessed_lang: 'en' })).to.equal('en');
    expect(pageLanguage({ lang: null })).to.equal('');
  });
});
