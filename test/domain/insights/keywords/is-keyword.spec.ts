import { expect } from 'chai';
import { countWords, isKeyword } from '../../../../domain/insights/keywords/is-keyword.js';

describe('[U] keyword', () => {
  it('is of one to eight words, 80 characters at most, without an address or markup', () => {
    expect(['oak', 'a b c d e f g h', '$& oak', 'x'.repeat(80)].filter(isKeyword)).to.have.length(4);
    expect(['', '—', 'a b c d e f g h i', 'x'.repeat(81), 'https://a.example/', '<b>'].filter(isKeyword)).to.deep.equal(
      [],
    );
  });

  it('has as many words as are parted by marks and spaces', () => {
    expect([countWords('a b-c'), countWords('—')]).to.deep.equal([3, 0]);
  });
});
