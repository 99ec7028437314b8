import { expect } from 'chai';
import { findWords } from '../../../../activities/crawl/text/word-list.js';
import { STOP_WORDS } from '../../../../domain/base/language/stop-words.js';

/** As the issue asks: the languages of the larger markets. */
const LANGUAGES =
  'en de fr es it nl pt pl ru uk cs sk sl hr sr bg ro hu sv da no fi el tr ar he fa hi id vi ja zh th ko ca et lv lt'.split(
    ' ',
  );

describe('[U] stop-words', () => {
  it('has a list for every language of the larger markets, and for other codes of the same', () => {
    expect(LANGUAGES.filter((language) => !STOP_WORDS.has(language))).to.deep.equal([]);
    expect(STOP_WORDS.get('nb')).to.equal(STOP_WORDS.get('no'));
    expect(STOP_WORDS.get('bs')).to.equal(STOP_WORDS.get('hr'));
  });

  for (const language of LANGUAGES) {
    it(`${language}: words in the form in which those of a page are looked up`, () => {
      const words = [...(STOP_WORDS.get(language) ?? [])];
      expect(words.length).to.be.greaterThan(100);
      const strange = words.filter((word) => {
        const { starts, ends, count } = findWords(word);
        const isOne = starts[0] === 0 && ends[count - 1] === word.length;
        return !isOne || word !== word.toLowerCase().normalize('NFC');
      });
      expect(strange.filter((word) => !word.includes('\u200c') && word !== 'ๆ' && word !== 'ฯลฯ')).to.deep.equal([]);
    });
  }

  const commonest: [language: string, words: string][] = [
    ['en', 'the of and to a in is that it was for on are with as at by every behind'],
    ['de', 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch'],
    ['fr', 'de la le et les des en un du une que est pour qui dans a par plus pas au sur'],
    ['es', 'de la que el en y a los se del las un por con no una su para es al lo como'],
    ['it', 'di e il la che in a per un del è della una con non i le si da dei nel'],
    ['pt', 'de a o que e do da em um para é com não uma os no se na por mais as dos'],
    ['nl', 'de van het een en in is dat op te zijn met voor niet aan er om ook als'],
    ['ar', 'من أو على في لا قد إلى أن قبل هل هذا التي'],
    ['ru', 'и в не на что с по это как к но из у за'],
    ['pl', 'i w na z do nie się że to jest o jak dla od po'],
    ['tr', 've bir bu için ile de da çok daha olarak'],
    ['cs', 'a v se na je že to s do pro jako ale'],
    ['sl', 'in v je na za se da so z ki pa'],
    ['sv', 'och i att det som på är av för med till den en om'],
    ['he', 'של את על הוא לא זה עם או גם'],
    ['hi', 'के में है की और को का से यह'],
    ['zh', '的 了 在 是 我们 和 也'],
    ['ja', 'の は を に が て です ます する'],
    ['th', 'ที่ และ ใน ของ เป็น ให้ ได้'],
    ['ko', '그리고 있는 있습니다 이'],
  ];
  for (const [language, words] of commonest) {
    it(`${language}: the commonest words`, () => {
      expect(words.split(' ').filter((word) => !STOP_WORDS.get(language)?.has(word))).to.deep.equal([]);
    });
  }
});
