import { expect } from 'chai';
import { languageOfName, nameOfLanguage } from '../../../../domain/base/language/language-of-name.js';

describe('[U] language of name', () => {
  const cases: [given: string, code: string | null][] = [
    ['en', 'en'],
    ['de-AT', 'de'],
    ['pt_BR', 'pt'],
    ['zh-Hant-TW', 'zh'],
    ['German', 'de'],
    [' deutsch ', 'de'],
    ['Français', 'fr'],
    ['日本語', 'ja'],
    ['Castellano', 'es'],
    ['klingon', null],
    ['xx', null],
    ['en please', null],
    ['', null],
  ];
  for (const [given, code] of cases)
    it(`“${given}” is ${code}`, () => {
      expect(languageOfName(given)).to.equal(code);
    });

  it('has a name for a code, or the code itself', () => {
    expect([nameOfLanguage('de'), nameOfLanguage('ja'), nameOfLanguage('eo')]).to.deep.equal([
      'German',
      'Japanese',
      'eo',
    ]);
  });
});
