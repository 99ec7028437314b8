import { expect } from 'chai';
import { capital, fillWording } from '../../../../domain/pages/descriptions/fill-wording.js';

const and = { and: 'and' };

describe('[U] fill wording', () => {
  it('puts keywords in, and leaves out what is for others where there are none', () => {
    const pattern = '{k}: choose well[, with {m}].';
    expect(fillWording(pattern, ['lamps'], and, 100)).to.equal('Lamps: choose well.');
    expect(fillWording(pattern, ['lamps', 'brass'], and, 100)).to.equal('Lamps: choose well, with brass.');
    expect(fillWording(pattern, ['lamps', 'brass', 'wood', 'tin'], and, 100)).to.equal(
      'Lamps: choose well, with brass and wood.',
    );
  });

  it('leaves out keywords that there is no room for', () => {
    expect(fillWording('{k}[ and {m}].', ['lamps', 'brass', 'wood'], and, 20)).to.equal('Lamps and brass.');
    expect(fillWording('{k}[ and {m}].', ['lamps', 'brass'], and, 3)).to.equal('Lamps.');
  });

  it('keeps dollars, braces and brackets of a keyword as they are', () => {
    expect(fillWording('{k}!', ['$& {m} [x]'], and, 50)).to.contain('$&');
  });

  it('begins with a capital behind an opening mark too', () => {
    expect([capital('¿dudas?'), capital('ß'), capital('')]).to.deep.equal(['¿Dudas?', 'ß', '']);
  });
});
