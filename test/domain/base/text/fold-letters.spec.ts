import { expect } from 'chai';
import { foldLetters } from '../../../../domain/base/text/fold-letters.js';

describe('[U] foldLetters', () => {
  const cases: [text: string, bare: string, spelledOut: string][] = [
    ['KI für Hotels', 'ki fur hotels', 'ki fuer hotels'],
    ['KI fuer Hotels', 'ki fuer hotels', 'ki fuer hotels'],
    ['Straße', 'strasse', 'strasse'],
    ['Ärzte Öl', 'arzte ol', 'aerzte oel'],
    ['ёлка', 'елка', 'елка'],
    ['мой', 'мой', 'мой'],
    ['Crème brûlée', 'creme brulee', 'creme brulee'],
    ['İstanbul ışık ISIK', 'istanbul isik isik', 'istanbul isik isik'],
    ['Smørrebrød', 'smorrebrod', 'smoerrebroed'],
    ['łódź', 'lodz', 'lodz'],
    ['الإِستعادة', 'الاستعاده', 'الاستعاده'],
    ['استعـادة', 'استعاده', 'استعاده'],
    ['کتاب‌ها', 'كتابها', 'كتابها'],
    ['ＡＢＣ１２', 'abc12', 'abc12'],
    ['ｶﾀｶﾅ', 'カタカナ', 'カタカナ'],
    ['ΛΌΓΟΣ', 'λογοσ', 'λογοσ'],
    ['ไทย हिन्दी', 'ไทย हिन्दी', 'ไทย हिन्दी'],
    ['שָׁלוֹם', 'שלום', 'שלום'],
  ];
  for (const [text, bare, spelledOut] of cases)
    it(`${text}: ${bare}, ${spelledOut}`, () => {
      expect([foldLetters(text), foldLetters(text, true)]).to.deep.equal([bare, spelledOut]);
    });
});
