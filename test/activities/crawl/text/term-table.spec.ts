import { expect } from 'chai';
import { TermTable } from '../../../../activities/crawl/text/term-table.js';
import { findWords, hashWord } from '../../../../activities/crawl/text/word-list.js';

const counted = (table: TermTable) => Array.from(table.counts, (count, term) => [table.term(term), count]);

describe('[U] term-table', () => {
  it('counts each distinct word, in order of first use', () => {
    expect(counted(new TermTable(findWords('b a b c a b')))).to.deep.equal([
      ['b', 3],
      ['a', 2],
      ['c', 1],
    ]);
  });

  it('counts parts of the list; a word that is in none of them counts zero', () => {
    const words = findWords('b a b c a b');
    const ranges = [
      { firstWord: 0, lastWord: 1 },
      { firstWord: 4, lastWord: 6 },
    ];
    expect(counted(new TermTable(words, ranges))).to.deep.equal([
      ['b', 2],
      ['a', 1],
      ['c', 0],
    ]);
  });

  it('knows the hash of a term', () => {
    expect(new TermTable(findWords('one two')).hash(1)).to.equal(hashWord('two', 0, 3));
  });

  it('counts many as a map does', () => {
    const text = Array.from({ length: 20_000 }, (_, index) => `w${(index * index) % 4999}`);
    const plain = new Map<string, number>();
    for (const word of text) plain.set(word, (plain.get(word) ?? 0) + 1);
    expect(counted(new TermTable(findWords(text.join(' '))))).to.deep.equal([...plain]);
  });
});
