import { expect } from 'chai';
import { measureRunningText } from '../../../../activities/crawl/text/running-text.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

const measure = (text: string, language: 'en' | null = null) => measureRunningText(findWords(text), language);

describe('[U] running-text', () => {
  it('counts blocks that end as sentences do', () => {
    const text = 'heading\none two. three?\ncell\n“four.”\nit does the following:\n二つ。';
    expect(measure(text).prose).to.deep.equal({ word_count: 10, sentence_count: 5, syllable_count: null });
  });

  it('takes a few words before a colon for a label', () => {
    const text = 'returns:\nsee also:\nall known classes：\na new list.';
    expect(measure(text).prose).to.include({ word_count: 3, sentence_count: 1 });
  });

  it('counts syllables of English', () => {
    expect(measure('a table.\ntable', 'en').prose.syllable_count).to.equal(3);
  });

  it('finds no sentences in a list of names', () => {
    expect(measure('alpha\nbeta\ngamma', 'en').prose).to.deep.equal({
      word_count: 0,
      sentence_count: 0,
      syllable_count: 0,
    });
  });

  it('counts the words of blocks of ten and more', () => {
    const ten = 'oak table and oak chair and oak bench by hand';
    const { running } = measure(`oak table\n${ten}\noak oak oak oak oak oak oak oak oak\n${ten}`, 'en');
    expect(running.word_count).to.equal(20);
    expect(running.top_terms.slice(0, 2)).to.deep.equal([
      ['oak', 6],
      ['bench', 2],
    ]);
  });

  it('counts the words that a dictionary cuts where no spaces part them', () => {
    expect(measure('抹茶は京都の抹茶です。抹茶は緑です').running.top_terms).to.deep.equal([
      ['抹茶', 3],
      ['京都', 1],
    ]);
  });

  it('says nothing of nothing', () => {
    expect(measure('')).to.deep.equal({
      prose: { word_count: 0, sentence_count: 0, syllable_count: null },
      running: { word_count: 0, top_terms: [] },
    });
  });
});
