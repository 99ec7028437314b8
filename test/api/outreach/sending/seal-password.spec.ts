import { expect } from 'chai';
import { HttpError } from '../../../../api/http/http-error.js';
import { sealPassword } from '../../../../api/outreach/sending/seal-password.js';
import { createSecrets } from '../../../../platform/secrets.js';

describe('[U] sealPassword', () => {
  it('gives what only the key can read, at its place alone', () => {
    const secrets = createSecrets([`k1:${Buffer.alloc(32, 7).toString('base64')}`]);
    const sealed = sealPassword(secrets, 'secret word', 'here');
    expect(sealed)
      .to.match(/^k1~\./)
      .and.not.contain('secret');
    expect(secrets.openBound(sealed, 'here')).to.equal('secret word');
    expect(() => secrets.openBound(sealed, 'there')).to.throw();
    expect(() => secrets.open(sealed)).to.throw();
  });

  it('says that there is no key where there is none', () => {
    const failure = () => sealPassword(null, 'secret word', 'here');
    expect(failure).to.throw(HttpError).with.property('status', 503);
    expect(failure).to.throw('ENCRYPTION_KEYS is not set on this installation: no password can be kept');
  });
});
