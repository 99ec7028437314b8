import { expect } from 'chai';
import { TermIndex } from '../../../../activities/crawl/text/term-index.js';
import { readUnits } from '../../../../activities/crawl/text/units.js';

describe('[U] term-index', () => {
  it('numbers distinct words in order of first use', () => {
    const index = new TermIndex(readUnits('ab cd ab'), 3);
    expect([index.numberOf(0, 0, 2, 1), index.numberOf(1, 3, 5, 2), index.numberOf(2, 6, 8, 1)]).to.deep.equal([
      0, 1, 0,
    ]);
    expect(index.firsts).to.deep.equal([0, 1]);
  });

  it('does not take words of one hash for one word', () => {
    const index = new TermIndex(readUnits('ab cd abc'), 3);
    const numbers = [index.numberOf(0, 0, 2, 7), index.numberOf(1, 3, 5, 7), index.numberOf(2, 6, 9, 7)];
    expect(numbers).to.deep.equal([0, 1, 2]);
  });

  it('starts anew for each text, and holds as many as it was asked to', () => {
    const text = Array.from({ length: 200 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    for (let times = 0; times < 2; times++) {
      const index = new TermIndex(readUnits(text), text.length);
      const numbers = Array.from(text, (_, at) => index.numberOf(at, at, at + 1, 0));
      expect(numbers).to.deep.equal(Array.from(text, (_, at) => at));
    }
  });
});
