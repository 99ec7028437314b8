import { expect } from 'chai';
import { addressesIn, addressIn } from '../../../../../domain/outreach/replies/bounces/address-in.js';

describe('[U] address in a text', () => {
  it('is read out of the forms that reports use', () => {
    expect(addressIn('rfc822; Ana@Blog.example')).to.equal('ana@blog.example');
    expect(addressIn('"Ana" <ana+x@blog.example>,')).to.equal('ana+x@blog.example');
    expect(addressIn('not delivered to ana@blog.example.')).to.equal('ana@blog.example');
    expect(addressIn('nobody here')).to.equal(null);
  });

  it('comes once each when all are asked for', () => {
    expect(addressesIn('a@b.example, <c@d.example> a@B.example')).to.deep.equal(['a@b.example', 'c@d.example']);
  });
});
