import { expect } from 'chai';
import { STOP_WORD_LANGUAGES, STOP_WORDS } from '../../../../activities/crawl/text/stop-words.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

describe('[U] stop-words', () => {
  it('has a list for each of its languages', () => {
    expect([...STOP_WORD_LANGUAGES].sort()).to.deep.equal(Object.keys(STOP_WORDS).sort());
  });

  for (const language of STOP_WORD_LANGUAGES) {
    it(`${language}: words in the form in which those of a page are looked up`, () => {
      const words = [...STOP_WORDS[language]];
      expect(words.length).to.be.within(100, 200);
      const strange = words.filter((word) => {
        const { count, starts, ends } = findWords(word);
        return (
          count !== 1 || starts[0] !== 0 || ends[0] !== word.length || word !== word.toLowerCase().normalize('NFC')
        );
      });
      expect(strange).to.deep.equal([]);
    });
  }

  const commonest: [language: (typeof STOP_WORD_LANGUAGES)[number], words: string][] = [
    ['en', 'the of and to a in is that it was for on are with as at by'],
    ['de', 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch'],
    ['fr', 'de la le et les des en un du une que est pour qui dans a par plus pas au sur'],
    ['es', 'de la que el en y a los se del las un por con no una su para es al lo como'],
    ['it', 'di e il la che in a per un del è della una con non i le si da dei nel'],
    ['pt', 'de a o que e do da em um para é com não uma os no se na por mais as dos'],
    ['nl', 'de van het een en in is dat op te zijn met voor niet aan er om ook als'],
  ];
  for (const [language, words] of commonest) {
    it(`${language}: the commonest words`, () => {
      expect(words.split(' ').filter((word) => !STOP_WORDS[language].has(word))).to.deep.equal([]);
    });
  }
});
