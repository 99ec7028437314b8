import { expect } from 'chai';
import { DnsFailureError, UrlNotAllowedError } from '../../../platform/network/errors.js';

describe('[U] network errors', () => {
  it('are known by name, which survives module copies', () => {
    expect(new UrlNotAllowedError('scheme').name).to.equal('UrlNotAllowedError');
    expect(new DnsFailureError('a.example').name).to.equal('DnsFailureError');
  });

  it('say what a user can fix, and nothing of where an inside name leads', () => {
    expect(new UrlNotAllowedError('port').message).to.equal('This port cannot be used.');
    const hidden = ['address:private', 'address:cloud_metadata', 'local_name', 'metadata_name'] as const;
    const messages = new Set(hidden.map((reason) => new UrlNotAllowedError(reason).message));
    expect([...messages]).to.deep.equal(['The host is not on the public internet.']);
    expect(new UrlNotAllowedError('address:private').reason).to.equal('address:private');
  });

  it('keep the cause of a name that does not resolve', () => {
    const cause = new Error('ENOTFOUND');
    const error = new DnsFailureError('a.example', { cause });
    expect([error.message, error.hostname, error.cause]).to.deep.equal([
      'The host name a.example does not resolve.',
      'a.example',
      cause,
    ]);
  });
});
