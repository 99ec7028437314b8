import { expect } from 'chai';
import { showLength } from '../../../../domain/seo/checks/show-length.js';

describe('[U] showLength', () => {
  it('counts characters, and letters where signs are wider', () => {
    expect(showLength('Oak tables')).to.equal('10 characters');
    expect(showLength('A')).to.equal('1 character');
    expect(showLength('抹茶の選び方')).to.equal('6 characters, as wide as 12 letters');
    expect(showLength('ที่นี่')).to.equal('6 characters, as wide as 2 letters');
  });
});
