import { expect } from 'chai';
import { addressesIn, addressIn } from '../../../../../domain/outreach/replies/bounces/address-in.js';

describe('[U] address in a text', () => {
  it('is read out of the forms that reports use', () => {
    expect(addressIn('rfc822; Ana@Blog.example')).to.equal('ana@blog.example');
    expect(addressIn('"Ana" <ana+x@blog.example>,')).to.equal('ana+x@blog.example');
    expect(addressIn('not delivered to ana@blog.example.')).to.equal('ana@blog.example');
    expect(addressIn('utf-8; lee@Bücher.example')).to.equal('lee@xn--bcher-kva.example');
    expect(addressIn('X400; Lee@[192.0.2.1]')).to.equal('lee@[192.0.2.1]');
    expect(addressIn('nobody here')).to.equal(null);
  });

  it('comes once each when all are asked for', () => {
    expect(addressesIn('a@b.example, <c@d.example> a@B.example')).to.deep.equal(['a@b.example', 'c@d.example']);
  });
});
