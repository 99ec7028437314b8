import { expect } from 'chai';
import { HttpError } from '../../../api/http-error.js';
import { sealPassword } from '../../../api/outreach/seal-password.js';
import { createSecrets } from '../../../platform/secrets.js';

describe('[U] sealPassword', () => {
  it('gives what only the key can read', () => {
    const secrets = createSecrets([`k1:${Buffer.alloc(32, 7).toString('base64')}`]);
    const sealed = sealPassword(secrets, 'secret word');
    expect(sealed).to.match(/^k1\./).and.not.contain('secret');
    expect(secrets.open(sealed)).to.equal('secret word');
  });

  it('says that there is no key where there is none', () => {
    const failure = () => sealPassword(null, 'secret word');
    expect(failure).to.throw(HttpError).with.property('status', 503);
    expect(failure).to.throw('ENCRYPTION_KEYS is not set on this installation: no password can be kept');
  });
});
