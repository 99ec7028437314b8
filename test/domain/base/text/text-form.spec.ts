import { expect } from 'chai';
import { collapse, comparable, countChars, countColumns, shorten } from '../../../../domain/base/text/text-form.js';

describe('[U] text form', () => {
  it('collapses every run of white space, no-break spaces included', () => {
    expect(collapse(' \n Oak\t\u00a0 tables ')).to.equal('Oak tables');
  });

  it('counts code points, not UTF-16 units', () => {
    expect(countChars(' 🌳  é ')).to.equal(3);
  });

  it('makes texts comparable over case, spacing and composition', () => {
    expect(comparable('Café  TABLES')).to.equal(comparable(' cafe\u0301 tables'));
    expect(comparable('Oak')).to.not.equal(comparable('Elm'));
  });

  it('shortens to the given number of characters, ellipsis included', () => {
    expect(shorten('abcdef', 6)).to.equal('abcdef');
    expect(shorten('abcdefg', 6)).to.equal('abcde…');
    expect(shorten('🌳🌳🌳', 2)).to.equal('🌳…');
  });

  it('counts columns: signs of Chinese, Japanese and Korean take two', () => {
    expect(['abc', ' a  b ', '第 1 章', 'カナ', '한글', ''].map(countColumns)).to.deep.equal([3, 3, 7, 4, 4, 0]);
    expect(['「茶」、コーヒー。', 'ＡＢ', 'ｶﾅ', 'ที่', 'हि', 'في'].map(countColumns)).to.deep.equal([18, 4, 2, 1, 2, 2]);
  });
});
