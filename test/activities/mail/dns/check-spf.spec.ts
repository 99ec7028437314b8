import { expect } from 'chai';
import { checkSpf } from '../../../../activities/mail/dns/check-spf.js';
import { txtResolver } from '../../../support/mail/txt-records.js';

const includes = (count: number, prefix = 'i'): string =>
  Array.from({ length: count }, (_, index) => `include:${prefix}${index}.example`).join(' ');
const records = (count: number, text = 'v=spf1 ip4:198.51.100.1 -all', prefix = 'i'): Record<string, string[]> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}.example`, [text]]));

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
      const part = await checkSpf(txtResolver(answers), 'press.example');
      expect(part.status).to.equal(status);
      expect(part.detail).to.match(detail);
    });
  }

  it('is not inherited from the domain above', async () => {
    const resolver = txtResolver({ 'press.example': ['v=spf1 mx -all'] });
    expect((await checkSpf(resolver, 'mail.press.example')).status).to.equal('missing');
    expect(resolver.asked).to.deep.equal(['mail.press.example']);
  });
});
