import { expect } from 'chai';
import { TermTable } from '../../../../activities/crawl/text/term-table.js';
import { topTerms } from '../../../../activities/crawl/text/top-terms.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

const top = (text: string, language: string | null = 'en') => topTerms(new TermTable(findWords(text)), language);

describe('[U] top-terms', () => {
  it('counts words, most frequent first, ties by alphabet', () => {
    expect(top('tea cake tea scone cake tea apple')).to.deep.equal([
      ['tea', 3],
      ['cake', 2],
      ['apple', 1],
      ['scone', 1],
    ]);
  });

  it('leaves out stop words, numbers and single letters', () => {
    expect(top('the tea and 2024 the x 10 of y')).to.deep.equal([['tea', 1]]);
  });

  it('leaves out stop words of the language alone, or of all when it is unknown', () => {
    expect(top('man die haus', 'de')).to.deep.equal([['haus', 1]]);
    expect(top('man die haus', 'en').map(([term]) => term)).to.deep.equal(['die', 'haus', 'man']);
    expect(top('man die haus', null)).to.deep.equal([['haus', 1]]);
  });

  it('keeps thirty', () => {
    const words = Array.from({ length: 40 }, (_, index) => `w${String(index).padStart(2, '0')}`);
    const terms = top(words.join(' '));
    expect(terms).to.have.lengthOf(30);
    expect(terms[29]).to.deep.equal(['w29', 1]);
  });

  it('does not take a string without end for a word', () => {
    expect(top(`ab ${'a'.repeat(81)} ${'b'.repeat(80)}`).map(([term]) => term.length)).to.deep.equal([2, 80]);
  });
});
