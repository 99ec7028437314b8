import { expect } from 'chai';
import { segmentTerms, termRanges } from '../../../../activities/crawl/text/segment-terms.js';
import { measureText } from '../../../../activities/crawl/text/text-facts.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

function termsOf(text: string, language: string | null): string[] | null {
  const terms = segmentTerms(findWords(text), language);
  return terms && Array.from({ length: terms.count }, (_, at) => text.slice(terms.starts[at], terms.ends[at]));
}

describe('[U] segment-terms', () => {
  it('cuts Japanese by a dictionary and leaves particles and endings of verbs out', () => {
    expect(termsOf('抹茶と茶道具を選びます。iPhoneも', 'ja')).to.deep.equal(['抹茶', '茶道具', 'iPhone']);
  });

  it('joins what a dictionary cuts too small', () => {
    expect(termsOf('手冲咖啡好喝。手冲咖啡', 'zh')?.filter((term) => term === '手冲咖啡')).to.have.lengthOf(2);
    expect(termsOf('ร้านกาแฟดี ร้านกาแฟ', 'th')).to.include('ร้านกาแฟ');
    expect(termsOf('cà phê sữa và cà phê đen', 'vi')).to.include('cà phê').and.not.include('phê');
  });

  it('gives null for languages whose words are parted by spaces', () => {
    expect(termsOf('plain words', 'en')).to.equal(null);
    expect(termsOf('one sign 水 among many words of Latin', 'en')).to.equal(null);
    expect(termsOf('안녕하세요 세계', 'ko')).to.equal(null);
    expect(termsOf('', null)).to.equal(null);
  });

  it('makes the terms of a Japanese page, whose signs count as words', () => {
    const { facts } = measureText({ main: '東京の天気。東京の水', rest: '', lang: 'ja' });
    expect(facts.top_terms).to.deep.equal([
      ['東京', 2],
      ['天気', 1],
    ]);
    expect(facts.word_count).to.equal(9);
  });

  it('reads no more of a text than says what it is about', () => {
    const terms = termsOf('抹茶の'.repeat(30_000), 'ja') ?? [];
    expect(new Set(terms)).to.deep.equal(new Set(['抹茶']));
    expect(terms.length).to.be.within(15_000, 17_000);
  });

  it('finds the terms of some ranges of the words', () => {
    const text = '東京の天気。京都の抹茶';
    const words = findWords(text);
    const terms = segmentTerms(words, 'ja');
    expect(terms && termRanges(terms, words, [{ firstWord: 5, lastWord: words.count }])).to.deep.equal([
      { firstWord: 2, lastWord: 4 },
    ]);
  });
});
