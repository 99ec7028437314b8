import { expect } from 'chai';
import { checkMx } from '../../../../activities/mail/dns/check-mx.js';
import { txtResolver } from '../../../support/mail/txt-records.js';

describe('[U] checkMx', () => {
  const CASES: [string, string[] | string, string, string | null][] = [
    ['servers', ['mx1.press.example', 'mx2.press.example'], 'ok', null],
    ['none', 'ENODATA', 'missing', '1 smtp.google.com'],
    ['a null MX (RFC 7505)', [''], 'failed', '1 smtp.google.com'],
    ['a null MX as some resolvers give it', ['.'], 'failed', '1 smtp.google.com'],
    ['a silent name server', 'ESERVFAIL', 'unknown', null],
  ];
  for (const [what, servers, status, value] of CASES) {
    it(`is ${status} with ${what}`, async () => {
      const part = await checkMx(
        txtResolver({}, { mx: { 'press.example': servers } }),
        'press.example',
        'smtp.gmail.com',
      );
      expect([part.status, part.record?.value ?? null]).to.deep.equal([status, value]);
    });
  }

  it('proposes nothing where each customer of the service has a server of its own', async () => {
    const part = await checkMx(txtResolver({}), 'press.example', 'smtp.office365.com');
    expect([part.status, part.record]).to.deep.equal(['missing', null]);
  });
});
