import { expect } from 'chai';
import { resolveLanguage } from '../../../../domain/base/language/resolve-language.js';

describe('[U] resolveLanguage', () => {
  const cases: [stated: string | null, guess: string | null, words: number, language: string | null][] = [
    ['de-AT', null, 500, 'de'],
    ['de-AT', 'de', 500, 'de'],
    [null, 'en', 30, 'en'],
    [' ', null, 30, null],
    // "jp" is a country; the text says more than the custom of mistaking it.
    ['jp', 'ja', 500, 'ja'],
    ['jp', null, 10, 'ja'],
    ['cz', 'sk', 500, 'sk'],
    ['english', 'en', 500, 'en'],
    // A page that states German and is in English.
    ['de', 'en', 82, 'en'],
    ['de', 'en', 30, 'de'],
    // Relatives are taken for each other, and languages without a list for one that has one.
    ['sr', 'hr', 500, 'sr'],
    ['gl', 'pt', 500, 'gl'],
    ['haw', 'en', 500, 'haw'],
  ];
  for (const [stated, guess, words, language] of cases)
    it(`states ${stated}, ${words} words in ${guess}: ${language}`, () => {
      expect(resolveLanguage({ stated, guess, words })).to.equal(language);
    });
});
