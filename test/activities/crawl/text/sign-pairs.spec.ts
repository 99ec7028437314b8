import { expect } from 'chai';
import { signPairs } from '../../../../activities/crawl/text/sign-pairs.js';
import { measureText } from '../../../../activities/crawl/text/text-facts.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

function pairsOf(text: string): string[] | null {
  const pairs = signPairs(findWords(text));
  return pairs && Array.from({ length: pairs.count }, (_, at) => text.slice(pairs.starts[at], pairs.ends[at]));
}

describe('[U] sign-pairs', () => {
  it('joins neighbours and nothing over a gap', () => {
    expect(pairsOf('東京都。電池 iPhone 水')).to.deep.equal(['東京', '京都', '電池']);
  });

  it('is for Chinese and Japanese alone', () => {
    expect(pairsOf('plain words')).to.equal(null);
    expect(pairsOf('one sign 水 among many words of Latin')).to.equal(null);
    expect(pairsOf('안녕하세요 세계')).to.equal(null);
    expect(pairsOf('')).to.equal(null);
  });

  it('makes the terms of a Japanese page', () => {
    const { facts } = measureText({ main: '東京の天気。東京の水', rest: '', lang: 'ja' });
    expect(facts.top_terms.slice(0, 2)).to.deep.equal([
      ['京の', 2],
      ['東京', 2],
    ]);
    expect(facts.word_count).to.equal(9);
  });
});
