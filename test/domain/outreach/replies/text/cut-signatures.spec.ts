import { expect } from 'chai';
import { cutSignatures } from '../../../../../domain/outreach/replies/text/cut-signatures.js';

describe('[U] cutting signatures', () => {
  it('takes what follows the separator, up to a gap', () => {
    expect(cutSignatures(['Yes.', '-- ', 'Ana', null, 'More.'])).to.deep.equal(['Yes.', null, null, null, 'More.']);
  });

  it('takes the line of a phone and no more', () => {
    expect(cutSignatures(['Yes.', 'Sent from my iPhone', 'And no.'])).to.deep.equal(['Yes.', null, 'And no.']);
  });

  it('leaves dashes in running text, and what is too long for a signature', () => {
    expect(cutSignatures(['Terms -- one link only'])).to.deep.equal(['Terms -- one link only']);
    const long = ['Yes.', '--', ...Array.from({ length: 21 }, (_, index) => `Line ${index}`)];
    expect(cutSignatures(long)).to.deep.equal(long);
  });
});
