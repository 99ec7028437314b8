import { expect } from 'chai';
import { showCountry, showCtr, showDevice, showPosition } from '../../../../web/app/search/search-words.js';

describe('[U] words of search figures', () => {
  it('name countries in English, and leave what is none as it is', () => {
    expect(['deu', 'USA', 'zzz'].map(showCountry)).to.deep.equal(['Germany', 'United States', 'ZZZ']);
  });

  it('name devices', () => {
    expect(['MOBILE', 'desktop'].map(showDevice)).to.deep.equal(['Mobile', 'Desktop']);
  });

  it('show shares as percent and positions with one decimal, and say what is not known', () => {
    expect([showCtr(0.0371), showCtr(0), showCtr(null)]).to.deep.equal(['3.7%', '0%', 'n/a']);
    expect([showPosition(12.26), showPosition(1), showPosition(null)]).to.deep.equal(['12.3', '1', 'n/a']);
  });
});
