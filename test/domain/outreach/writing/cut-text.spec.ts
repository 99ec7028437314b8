import { expect } from 'chai';
import { cutText } from '../../../../domain/outreach/writing/cut-text.js';

describe('[U] cut text', () => {
  it('leaves what is short enough, on one line', () => {
    expect(cutText('  bees\n and  hives ', 20)).to.equal('bees and hives');
    expect(cutText('exactly ten', 11)).to.equal('exactly ten');
    expect(cutText('bees\r\nBcc: a\u0000b\u0085', 20)).to.equal('bees Bcc: a b');
    expect(cutText(' \n\u0007', 20)).to.equal('');
  });

  it('cuts where a word ends, and leaves no dangling mark', () => {
    expect(cutText('bees, hives and honey', 14)).to.equal('bees, hives');
    expect(cutText('bees, hives and honey', 6)).to.equal('bees');
    expect(cutText('bees (and hives)', 7)).to.equal('bees');
    expect(cutText('bees and hives', 8)).to.equal('bees and');
    expect(cutText('a honeycomb', 10)).to.equal('a honeycom');
  });

  it('cuts a single long word, though never through a character', () => {
    expect(cutText('Donaudampfschifffahrt', 10)).to.equal('Donaudampf');
    expect(cutText('🐝🐝🐝', 3)).to.equal('🐝');
  });
});
