import { expect } from 'chai';
import { lettersIn, syllablesIn } from '../../../../activities/crawl/text/syllables-by-language.js';
import { TermTable } from '../../../../activities/crawl/text/term-table.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

const termsOf = (text: string) => new TermTable(findWords(text));

describe('[U] syllables by language', () => {
  const cases: [language: string, word: string, syllables: number][] = [
    ['en', 'table', 2],
    ['de', 'lampe', 2],
    ['de', 'schreibtischlampe', 4],
    ['de', 'über', 2],
    ['de', 'häuser', 2],
    ['nl', 'lamp', 1],
    ['nl', 'beïnvloed', 3],
    ['nl', 'mooie', 1],
    ['fr', 'lampe', 1],
    ['fr', 'lampes', 1],
    ['fr', 'lumière', 2],
    ['fr', 'le', 1],
    ['fr', 'été', 2],
    ['es', 'lámpara', 3],
    ['es', 'país', 2],
    ['es', 'bueno', 2],
    ['es', 'teatro', 3],
    ['pt', 'coração', 3],
    ['pt', 'candeeiro', 4],
    ['pt', 'água', 2],
    ['de', 'xml', 1],
  ];
  for (const [language, word, syllables] of cases)
    it(`${language}: ${word} has ${syllables}`, () => {
      expect(syllablesIn(termsOf(word), language)).to.equal(syllables);
    });

  it('sums up a text, word by word', () => {
    expect(syllablesIn(termsOf('lampe lampe über'), 'de')).to.equal(6);
  });

  it('counts letters instead where the formula wants them', () => {
    expect(syllablesIn(termsOf('lampada'), 'it')).to.equal(null);
    expect(lettersIn(termsOf('lampada e è 123 lampada'))).to.equal(16);
  });
});
