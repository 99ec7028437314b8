import { expect } from 'chai';
import { percentDecode } from '../../../../domain/base/url/percent-decode.js';

describe('[U] percentDecode', () => {
  it('decodes UTF-8', () => {
    expect(percentDecode('caf%C3%A9')).to.equal('café');
  });

  it('gives back what cannot be decoded', () => {
    expect(percentDecode('100%')).to.equal('100%');
    expect(percentDecode('%FF')).to.equal('%FF');
  });
});
