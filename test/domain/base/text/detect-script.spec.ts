import { expect } from 'chai';
import { detectScript } from '../../../../domain/base/text/detect-script.js';

describe('[U] detectScript', () => {
  const cases: [letter: string, script: string][] = [
    ['a', 'Latin'],
    ['ß', 'Latin'],
    ['ế', 'Latin'],
    ['ж', 'Cyrillic'],
    ['λ', 'Greek'],
    ['ש', 'Hebrew'],
    ['ع', 'Arabic'],
    ['ह', 'Devanagari'],
    ['ไ', 'Thai'],
    ['한', 'Hangul'],
    ['茶', 'Han'],
    ['𠮷', 'Han'],
    ['の', 'Hiragana'],
    ['ー', 'Katakana'],
    ['ខ', 'Khmer'],
    ['မ', 'Myanmar'],
  ];
  for (const [letter, script] of cases)
    it(`${letter} is ${script}`, () => expect(detectScript(letter.codePointAt(0) ?? 0)).to.equal(script));
});
