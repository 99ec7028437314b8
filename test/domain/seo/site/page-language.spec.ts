import { expect } from 'chai';
import { pageLanguage } from '../../../../domain/seo/site/page-language.js';

describe('[U] pageLanguage', () => {
  it('goes by the text where it is in another language than stated, then by what the page states', () => {
    expect(pageLanguage({ lang: 'jp', guessed_lang: 'ja' })).to.equal('ja');
    expect(pageLanguage({ lang: 'de', guessed_lang: 'en' })).to.equal('en');
    expect(pageLanguage({ lang: 'de-AT' })).to.equal('de');
    expect(pageLanguage({ lang: ' ', guessed_lang: 'en' })).to.equal('en');
    expect(pageLanguage({ lang: null, guessed_lang: 'en' })).to.equal('en');
    expect(pageLanguage({ lang: null })).to.equal('');
  });
});
