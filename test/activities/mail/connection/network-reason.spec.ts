import { expect } from 'chai';
import { networkReason } from '../../../../activities/mail/connection/network-reason.js';

const errorWith = (fields: object): Error =>
  Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:25 smtp.secret.example'), fields);

describe('[U] networkReason', () => {
  const CASES: [object, string | null][] = [
    [{ code: 'ECONNREFUSED' }, 'nothing listens there'],
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'nothing listens there'],
    [{ code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'it does not greet'],
    [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'its certificate is self-signed'],
    [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'its certificate is self-signed'],
    [{ code: 'CERT_HAS_EXPIRED' }, 'its certificate has expired'],
    [{ code: 'CERT_NOT_YET_VALID' }, 'its certificate is not valid yet'],
    [{ code: 'CERT_SIGNATURE_FAILURE' }, 'its certificate cannot be trusted'],
    [{ code: 'ClosedAfterConnectText' }, 'it closed the connection before it greeted'],
    [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'its certificate is for another host name'],
    [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'its certificate is from an unknown certificate authority'],
    [{ code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'it does not encrypt as it should'],
    [{ name: 'UrlNotAllowedError' }, 'this mail server may not be used'],
    [{ name: 'DnsFailureError' }, 'its name does not resolve'],
    [{ code: 'EODD' }, null],
    [{}, null],
  ];
  for (const [fields, reason] of CASES) {
    it(`says ${reason ?? 'nothing'} of ${JSON.stringify(fields)}`, () => {
      expect(networkReason(errorWith(fields))).to.equal(reason);
    });
  }

  it('knows nothing of what is no error', () => {
    expect(networkReason('ECONNREFUSED')).to.equal(null);
  });
});
