import { expect } from 'chai';
import { findPhrase, phrases } from '../../../../../domain/outreach/replies/classes/phrases.js';

describe('[U] phrases', () => {
  const words = phrases(['stop', 'opt[- ]?out', '配信停止']);

  it('are met as whole words', () => {
    expect(findPhrase('please stop.', words)).to.equal('stop');
    expect(findPhrase('opt-out', words)).to.equal('opt-out');
    expect(findPhrase('stopping', words)).to.equal(null);
    expect(findPhrase('nonstop', words)).to.equal(null);
  });

  it('are met anywhere in scripts without blanks', () => {
    expect(findPhrase('を配信停止して', words)).to.equal('配信停止');
  });
});
