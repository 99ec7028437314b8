import { expect } from 'chai';
import { measureProse } from '../../../../activities/crawl/text/prose.js';

describe('[U] prose', () => {
  it('counts blocks that end as sentences do', () => {
    const text = 'Heading\nOne two. Three?\ncell\n“Four.”\nthe following:\n二つ。';
    expect(measureProse(text, false)).to.deep.equal({ word_count: 8, sentence_count: 5, syllable_count: null });
  });

  it('counts syllables when asked', () => expect(measureProse('A table.\nTable', true).syllable_count).to.equal(3));

  it('finds nothing in a list of names', () => {
    expect(measureProse('alpha\nbeta\ngamma', true)).to.deep.equal({
      word_count: 0,
      sentence_count: 0,
      syllable_count: 0,
    });
  });
});
