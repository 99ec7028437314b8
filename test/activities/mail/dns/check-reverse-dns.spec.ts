import { expect } from 'chai';
import { checkReverseDns } from '../../../../activities/mail/dns/check-reverse-dns.js';
import { txtResolver } from '../../../support/mail/txt-records.js';

describe('[U] checkReverseDns', () => {
  const a = {
    'smtp.press.example': ['198.51.100.1'],
    'host.relay.example': ['198.51.100.1'],
    'old.example': ['198.51.100.9'],
  };
  const CASES: [string, object, string][] = [
    ['its own name', { a, ptr: { '198.51.100.1': ['smtp.press.example'] } }, 'ok'],
    ['another name that leads back', { a, ptr: { '198.51.100.1': ['old.example', 'host.relay.example'] } }, 'ok'],
    ['a name that leads elsewhere', { a, ptr: { '198.51.100.1': ['old.example'] } }, 'failed'],
    ['no name', { a }, 'failed'],
    ['no address', {}, 'missing'],
    ['a silent name server', { a, ptr: { '198.51.100.1': 'ETIMEOUT' } }, 'unknown'],
  ];
  for (const [what, records, status] of CASES) {
    it(`is ${status} with ${what}`, async () => {
      const part = await checkReverseDns(txtResolver({}, records), 'press.example', 'smtp.press.example');
      expect(part.status).to.equal(status);
    });
  }

  it('is left to the mail service where one sends', async () => {
    const resolver = txtResolver({});
    const part = await checkReverseDns(resolver, 'press.example', 'smtp.gmail.com');
    expect([part.status, resolver.asked]).to.deep.equal(['not_configured', []]);
  });
});
