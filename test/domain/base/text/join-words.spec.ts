import { expect } from 'chai';
import { joinWords } from '../../../../domain/base/text/join-words.js';

describe('[U] join words', () => {
  it('joins them as a sentence does', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWords)).to.deep.equal(['', 'a', 'a and b', 'a, b and c']);
  });
});
