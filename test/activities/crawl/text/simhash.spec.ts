import { expect } from 'chai';
import { simhash } from '../../../../activities/crawl/text/simhash.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

const hash = (text: string) => simhash(findWords(text));
const text = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');

function distance(a: string, b: string): number {
  let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; bits > 0n; bits >>= 1n) count += Number(bits & 1n);
  return count;
}

/** The definition, bit by bit: the reader under test counts all places at once. */
function majorityOfTwo(a: string, b: string, c: string): string {
  let bits = 0n;
  for (let place = 0n; place < 64n; place++) {
    const votes = [a, b, c].filter((value) => ((BigInt(`0x${value}`) >> place) & 1n) === 1n).length;
    if (votes >= 2) bits |= 1n << place;
  }
  return bits.toString(16).padStart(16, '0');
}

describe('[U] simhash', () => {
  it('is 16 hex digits, zeros for no words', () => {
    expect(hash('')).to.equal('0000000000000000');
    expect(hash('one')).to.match(/^[0-9a-f]{16}$/);
    expect(hash('one')).to.not.equal(hash('two'));
  });

  it('is the majority of the bits of its runs of three words', () => {
    const runs = ['a b c', 'b c d', 'c d e'] as const;
    expect(hash('a b c d e')).to.equal(majorityOfTwo(hash(runs[0]), hash(runs[1]), hash(runs[2])));
  });

  it('minds the order of words', () => {
    expect(hash('one two three')).to.not.equal(hash('three two one'));
  });

  it('is near for texts that share most, far for others', () => {
    const base = hash(text(0, 1000));
    expect(distance(base, hash(`${text(0, 500)} changed ${text(500, 1000)}`))).to.be.at.most(4);
    expect(distance(base, hash(text(2000, 3000)))).to.be.within(16, 48);
  });

  it('counts beyond what one plane of counters holds', () => {
    const once = hash('same same same');
    expect(hash('same '.repeat(2000))).to.equal(once);
  });
});
