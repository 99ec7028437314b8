import { expect } from 'chai';
import { canonicalEmail } from '../../../../domain/outreach/addresses/email-address.js';
import { domainCapKey } from '../../../../domain/outreach/sending/domain-cap-key.js';

const keys: [address: string, key: string][] = [
  ['ana@blog.example', 'blog.example'],
  ['bob@mail.blog.example', 'blog.example'],
  ['ana@blog.co.uk', 'blog.co.uk'],
  ['ana@ana.github.io', 'ana.github.io'],
  ['ana@gmail.com', 'ana@gmail.com'],
  ['ana@yahoo.co.uk', 'ana@yahoo.co.uk'],
];

describe('[U] domainCapKey', () => {
  for (const [address, key] of keys)
    it(`counts ${address} as ${key}`, () => expect(domainCapKey(address)).to.equal(key));

  it('counts both forms of an international name as one (case 74)', () => {
    const [one, other] = ['ana@bücher.example', 'bob@xn--bcher-kva.example'].map(
      (text) => canonicalEmail(text) ?? text,
    );
    expect(domainCapKey(one ?? ''))
      .to.equal('xn--bcher-kva.example')
      .and.equal(domainCapKey(other ?? ''));
  });
});
