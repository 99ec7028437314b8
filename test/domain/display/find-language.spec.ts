import { expect } from 'chai';
import { findLanguage } from '../../../domain/display/find-language.js';

describe('[U] language that a browser asks for', () => {
  it('is the one with the most weight that numbers can be written in', () => {
    expect(findLanguage('de-CH, fr;q=0.9, en;q=0.8')).to.equal('de-CH');
    expect(findLanguage('en;q=0.4, fr;q=0.9')).to.equal('fr');
    expect(findLanguage('*, xx;q=0.9, it;q=0.5')).to.equal('it');
    expect(findLanguage('de;q=0, es')).to.equal('es');
  });

  it('is English for a browser that says nothing that can be read', () => {
    for (const header of [null, '', '*', ';;;', 'q=1', 'de_DE'])
      expect([header, findLanguage(header)]).to.deep.equal([header, 'en']);
    expect(findLanguage('x,'.repeat(100_000))).to.equal('en');
  });
});
