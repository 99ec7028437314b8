import { expect } from 'chai';
import {
  type CharClass,
  charClasses,
  classOfCodePoint,
  MARK,
  OTHER,
  SINGLE,
  WORD,
} from '../../../../activities/crawl/text/char-classes.js';

describe('[U] char-classes', () => {
  const classes: [what: string, chars: string, expected: CharClass][] = [
    ['letters and digits', 'aZ0éßЖعह한Ⅷ²', WORD],
    ['letters beyond 16 bits', '𝒜𐐷', WORD],
    ['signs of scripts without spaces', '東々ひカ𠀀', SINGLE],
    ['marks', '\u0301\u093f\u20dd', MARK],
    ['the rest', " \n.,-'’_€😀\u200b", OTHER],
  ];
  for (const [what, chars, expected] of classes) {
    it(what, () => {
      for (const char of chars) expect(classOfCodePoint(char.codePointAt(0) ?? 0), char).to.equal(expected);
    });
  }

  it('has all UTF-16 units in one table, surrogates as none of a word', () => {
    const table = charClasses();
    expect([table.length, table[0x61], table[0x6771], table[0x301], table[0xd800], table[0xffff]]).to.deep.equal([
      65_536,
      WORD,
      SINGLE,
      MARK,
      OTHER,
      OTHER,
    ]);
    expect(charClasses()).to.equal(table);
  });
});
