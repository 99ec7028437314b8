import { expect } from 'chai';
import { checkSpf } from '../../../../activities/mail/dns/check-spf.js';
import { txtResolver } from '../../../support/mail/txt-records.js';

const includes = (count: number, prefix = 'i'): string =>
  Array.from({ length: count }, (_, index) => `include:${prefix}${index}.example`).join(' ');
const records = (count: number, text = 'v=spf1 ip4:198.51.100.1 -all', prefix = 'i'): Record<string, string[]> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}.example`, [text]]));

/** So that no look-up is void. */
const HOSTS = {
  mx: { 'press.example': ['mx.press.example'], 'i0.example': ['mx.i0.example'], 'i1.example': ['mx.i1.example'] },
  a: {
    'press.example': ['198.51.100.1'],
    'i0.example': ['198.51.100.2'],
    'i1.example': ['198.51.100.3'],
    'y.example': ['198.51.100.4'],
  },
};

describe('[U] checkSpf', () => {
  const CASES: [string, Record<string, string[] | string>, string, RegExp][] = [
    ['one record', { 'press.example': ['v=spf1 mx -all', 'other=1'] }, 'ok', /^v=spf1 mx -all$/],
    ['no record', { 'press.example': ['v=spf10 mx'] }, 'missing', /no SPF record/],
    ['no DNS records at all', {}, 'missing', /no SPF record/],
    ['a silent name server', { 'press.example': 'ETIMEOUT' }, 'unknown', /does not respond/],
    ['two records', { 'press.example': ['v=spf1 mx -all', 'V=SPF1 a -all'] }, 'failed', /2 SPF records/],
    ['ten look-ups', { 'press.example': [`v=spf1 a mx ${includes(8)} -all`], ...records(8) }, 'ok', /^v=spf1 a mx/],
    [
      'eleven look-ups',
      { 'press.example': [`v=spf1 a mx ptr ${includes(8)} -all`], ...records(8) },
      'failed',
      /10 look-ups/,
    ],
    [
      'eleven look-ups, most of them behind others',
      {
        'press.example': [`v=spf1 ${includes(2)} -all`],
        ...records(2, 'v=spf1 a mx exists:x.example a:y.example ?a/24 ~all'),
      },
      'failed',
      /10 look-ups/,
    ],
    [
      'an include without a record',
      { 'press.example': ['v=spf1 include:gone.example -all'] },
      'failed',
      /gone\.example/,
    ],
    ['a circle', { 'press.example': ['v=spf1 include:press.example -all'] }, 'failed', /10 look-ups/],
    ['a redirect to nothing', { 'press.example': ['v=spf1 redirect=gone.example'] }, 'failed', /gone\.example/],
    [
      'an include with two records',
      { 'press.example': ['v=spf1 include:i0.example -all'], 'i0.example': ['v=spf1 a', 'v=spf1 mx'] },
      'failed',
      /more than one/,
    ],
    [
      'an include that is silent',
      { 'press.example': ['v=spf1 include:s.example -all'], 's.example': 'ESERVFAIL' },
      'unknown',
      /respond/,
    ],
    [
      'a macro',
      { 'press.example': ['v=spf1 include:%{d}.spf.example exists:%{i}.x.example -all'] },
      'ok',
      /macro|v=spf1/,
    ],
    ['addresses alone', { 'press.example': [`v=spf1 ${'ip4:198.51.100.1 '.repeat(30)}-all`] }, 'ok', /^v=spf1/],
  ];
  for (const [what, answers, status, detail] of CASES) {
    it(`is ${status} with ${what}`, async () => {
      const part = await checkSpf(txtResolver(answers, HOSTS), 'press.example', 'smtp.relay.example');
      expect(part.status).to.equal(status);
      expect(part.detail).to.match(detail);
    });
  }

  it('is not inherited from the domain above', async () => {
    const resolver = txtResolver({ 'press.example': ['v=spf1 mx -all'] });
    expect((await checkSpf(resolver, 'mail.press.example', 'smtp.relay.example')).status).to.equal('missing');
    expect(resolver.asked).to.deep.equal(['mail.press.example']);
  });

  const google = 'smtp.gmail.com';
  const microsoft = 'smtp.office365.com';
  const own = 'smtp.press.example';
  const included = {
    '_spf.google.com': ['v=spf1 ip4:198.51.100.0/24 ~all'],
    'spf.protection.outlook.com': ['v=spf1 ip4:198.51.101.0/24 -all'],
    'hub.example': ['v=spf1 include:_spf.google.com ~all'],
  };
  const GIVEN: [what: string, own: string[], smtpHost: string, status: string, value: string | null][] = [
    ['none and Google sends', [], google, 'missing', 'v=spf1 include:_spf.google.com ~all'],
    ['none and its own server sends', [], own, 'missing', 'v=spf1 a:smtp.press.example ~all'],
    ['none and a server sends of which nothing is known', [], 'smtp.relay.example', 'missing', null],
    [
      'another service than sends',
      ['v=spf1 include:spf.protection.outlook.com -all'],
      google,
      'failed',
      'v=spf1 include:spf.protection.outlook.com include:_spf.google.com -all',
    ],
    ['the service behind another record', ['v=spf1 include:hub.example -all'], google, 'ok', null],
    ['the service by a redirect', ['v=spf1 redirect=_spf.google.com'], google, 'ok', null],
    [
      'two records',
      ['v=spf1 include:_spf.google.com ~all', 'v=spf1 ip4:198.51.100.7 include:_spf.google.com -all'],
      google,
      'failed',
      'v=spf1 include:_spf.google.com ip4:198.51.100.7 ~all',
    ],
    [
      'two records, one of which leads elsewhere',
      ['v=spf1 ip4:198.51.100.7 -all', 'v=spf1 redirect=_spf.google.com'],
      google,
      'failed',
      'v=spf1 ip4:198.51.100.7 include:_spf.google.com -all',
    ],
    ['an end that lets everyone in', ['v=spf1 ip4:198.51.100.7 +all'], own, 'failed', 'v=spf1 ip4:198.51.100.7 ~all'],
    ['a neutral end', ['v=spf1 ip4:198.51.100.7 ?all'], own, 'failed', 'v=spf1 ip4:198.51.100.7 ~all'],
    ['no end', ['v=spf1 ip4:198.51.100.7'], own, 'failed', 'v=spf1 ip4:198.51.100.7 ~all'],
    [
      'a service that has gone',
      ['v=spf1 include:spf.protection.outlook.com include:gone.example -all'],
      microsoft,
      'failed',
      'v=spf1 include:spf.protection.outlook.com -all',
    ],
    ['two names without an address', ['v=spf1 a:x.example mx:x.example -all'], 'smtp.relay.example', 'ok', null],
    [
      'three names without an address',
      ['v=spf1 a:x.example a:z.example mx:x.example ip4:198.51.100.7 -all'],
      'smtp.relay.example',
      'failed',
      'v=spf1 ip4:198.51.100.7 -all',
    ],
  ];
  for (const [what, records, smtpHost, status, value] of GIVEN) {
    it(`${value === null ? 'publishes nothing' : 'gives the record to publish'} with ${what}`, async () => {
      const answers = { ...included, ...(records.length > 0 ? { 'press.example': records } : {}) };
      const part = await checkSpf(txtResolver(answers, HOSTS), 'press.example', smtpHost);
      expect([part.status, part.record?.value ?? null]).to.deep.equal([status, value]);
      if (part.record) expect(part.record).to.deep.include({ name: 'press.example', type: 'TXT', replaces: records });
    });
  }

  it('counts an "mx" of four hosts once, and names without an address as void (RFC 7208 4.6.4)', async () => {
    const mx = { 'press.example': ['a.example', 'b.example', 'c.example', 'd.example'] };
    const tens = { 'press.example': [`v=spf1 mx ${includes(9)} -all`], ...records(9) };
    expect((await checkSpf(txtResolver(tens, { mx }), 'press.example', 'smtp.relay.example')).status).to.equal('ok');
    const bare = { 'press.example': ['v=spf1 a mx -all'] };
    expect((await checkSpf(txtResolver(bare), 'press.example', 'smtp.relay.example')).status).to.equal('ok');
  });
});
