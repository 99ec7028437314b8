import { expect } from 'chai';
import { sketch } from '../../../../activities/crawl/text/sketch.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';
import { resemblance } from '../../../../domain/base/text/resemblance.js';

const words = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `word${from + index}`);
const of = (text: string) => sketch(findWords(text));
const numbers = (text: string): string[] => of(text).match(/.{8}/g) ?? [];

describe('[U] sketch', () => {
  it('holds the smallest 64 distinct hashes in rising order', () => {
    const hashes = numbers(words(0, 5000).join(' '));
    expect(hashes).to.have.lengthOf(64);
    expect(hashes).to.deep.equal([...new Set(hashes)].sort());
    // Of 4,998 evenly spread hashes the 64th smallest lies near 64/4,998 of the range.
    expect(Number.parseInt(hashes[63] ?? '', 16) / 2 ** 32).to.be.within(0.008, 0.02);
  });

  it('has one hash for each distinct run of three words', () => {
    expect(numbers('a b c d')).to.have.lengthOf(2);
    expect(numbers('a b a b a b a b')).to.have.lengthOf(2);
    expect(of('a b')).to.equal('');
  });

  it('does not depend on where a run stands, but on the order in it', () => {
    expect(numbers('a b c')).to.deep.equal(numbers('c a b c').filter((hash) => numbers('a b c').includes(hash)));
    expect(of('a b c')).to.not.equal(of('c b a'));
  });

  it('estimates the share of common runs', () => {
    const [one, other] = [words(0, 3000).join(' '), words(1000, 4000).join(' ')];
    // 1,998 runs of 3,998 are in both.
    expect(resemblance(of(one), of(other))).to.be.within(0.35, 0.65);
    expect(resemblance(of(one), of(one))).to.equal(1);
    expect(resemblance(of(one), of(words(5000, 8000).join(' ')))).to.equal(0);
  });
});
