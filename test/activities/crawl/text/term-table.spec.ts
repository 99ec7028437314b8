import { expect } from 'chai';
import { TermTable } from '../../../../activities/crawl/text/term-table.js';
import { findWords, hashWord } from '../../../../activities/crawl/text/word-list.js';

const countOf = (table: TermTable, word: string) => table.countOf(word, hashWord(word, 0, word.length));

describe('[U] term-table', () => {
  it('counts each distinct word, in order of first use', () => {
    const table = new TermTable(findWords('b a b c a b'));
    expect(table.counts.map((count, term) => [table.term(term), count])).to.deep.equal([
      ['b', 3],
      ['a', 2],
      ['c', 1],
    ]);
    expect([countOf(table, 'b'), countOf(table, 'z')]).to.deep.equal([3, 0]);
  });

  it('does not take words of one hash for one word', () => {
    const words = findWords('first other first');
    words.hashes.fill(7);
    const table = new TermTable(words);
    expect(table.counts).to.deep.equal([2, 1]);
  });

  it('counts many as a map does', () => {
    const text = Array.from({ length: 20_000 }, (_, index) => `w${(index * index) % 4999}`);
    const plain = new Map<string, number>();
    for (const word of text) plain.set(word, (plain.get(word) ?? 0) + 1);
    const table = new TermTable(findWords(text.join(' ')));
    expect(table.counts.map((count, term) => [table.term(term), count])).to.deep.equal([...plain]);
  });
});
