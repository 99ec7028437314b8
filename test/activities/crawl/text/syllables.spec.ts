import { expect } from 'chai';
import { countSyllables } from '../../../../activities/crawl/text/syllables.js';

describe('[U] syllables', () => {
  const cases: [word: string, syllables: number][] = [
    ['cat', 1],
    ['make', 1],
    ['table', 2],
    ['whole', 1],
    ['the', 1],
    ['happy', 2],
    ['jumped', 1],
    ['wanted', 2],
    ['played', 1],
    ['banana', 3],
    ['readability', 5],
    ['xml', 1],
    ['internationalization', 8],
    ['algorithmparametergenerator', 4],
    ['2024', 1],
  ];
  for (const [word, syllables] of cases) {
    it(`${word}: ${syllables}`, () => expect(countSyllables(word)).to.equal(syllables));
  }
});
