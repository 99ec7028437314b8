import { expect } from 'chai';
import { checkDmarc } from '../../../../activities/mail/dns/check-dmarc.js';
import { txtResolver } from '../../../support/mail/txt-records.js';

describe('[U] checkDmarc', () => {
  const CASES: [string, Record<string, string[] | string>, string, RegExp][] = [
    [
      'a record of its own',
      { '_dmarc.news.press.co.uk': ['v=DMARC1; p=none'] },
      'ok',
      /^news\.press\.co\.uk: v=DMARC1/,
    ],
    ['one of its organization', { '_dmarc.press.co.uk': ['v=DMARC1; p=reject'] }, 'ok', /^press\.co\.uk: v=DMARC1/],
    ['none', { '_dmarc.co.uk': ['v=DMARC1; p=reject'] }, 'missing', /no DMARC record/],
    ['a silent name server', { '_dmarc.news.press.co.uk': 'ETIMEOUT' }, 'unknown', /does not respond/],
    [
      'two records',
      { '_dmarc.news.press.co.uk': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] },
      'failed',
      /more than one/,
    ],
    [
      'a record without a policy, which is none (RFC 9989)',
      { '_dmarc.news.press.co.uk': ['v=DMARC1; rua=mailto:a@press.co.uk'] },
      'ok',
      /rua=mailto:a@press/,
    ],
    ['a word that only begins like one', { '_dmarc.news.press.co.uk': ['v=DMARC10; p=none'] }, 'missing', /no DMARC/],
    ['a policy that is none', { '_dmarc.news.press.co.uk': ['v=DMARC1; p=maybe'] }, 'failed', /no policy/],
    ['another kind of record', { '_dmarc.news.press.co.uk': ['v=spf1 -all'] }, 'missing', /no DMARC record/],
    ['odd blanks and case', { '_dmarc.news.press.co.uk': ['v=DMARC1;p = Quarantine ; pct=50'] }, 'ok', /Quarantine/],
  ];
  for (const [what, answers, status, detail] of CASES) {
    it(`is ${status} with ${what}`, async () => {
      const part = await checkDmarc(txtResolver(answers), 'ana@news.press.co.uk');
      expect(part.status).to.equal(status);
      expect(part.detail).to.match(detail);
    });
  }

  const GIVEN: [what: string, answers: Record<string, string[]>, value: string | null, advice: RegExp | null][] = [
    ['none', {}, 'v=DMARC1; p=none; rua=mailto:ana@news.press.co.uk', null],
    ['one that is whole', { '_dmarc.press.co.uk': ['v=DMARC1; p=reject; rua=mailto:d@press.co.uk'] }, null, null],
    [
      'tags that DMARC no longer has',
      { '_dmarc.press.co.uk': ['v=DMARC1; p=reject; pct=50; ri=3600; rua=mailto:d@press.co.uk'] },
      'v=DMARC1; p=reject; rua=mailto:d@press.co.uk',
      /Remove pct, ri/,
    ],
    [
      'no one who gets the reports',
      { '_dmarc.press.co.uk': ['v=DMARC1; p=quarantine; sp=reject'] },
      'v=DMARC1; p=quarantine; sp=reject; rua=mailto:ana@news.press.co.uk',
      /Add "rua"/,
    ],
    [
      'another policy for domains below',
      { '_dmarc.press.co.uk': ['v=DMARC1; p=reject; sp=none; rua=mailto:d@press.co.uk'] },
      null,
      /receivers do nothing/,
    ],
    [
      'reports to an organization that has not agreed',
      { '_dmarc.press.co.uk': ['v=DMARC1; p=reject; rua=mailto:d@reports.example'] },
      null,
      /TXT at press\.co\.uk\._report\._dmarc\.reports\.example/,
    ],
    [
      'reports to one that has agreed',
      {
        '_dmarc.press.co.uk': ['v=DMARC1; p=reject; rua=mailto:d@reports.example!10m'],
        'press.co.uk._report._dmarc.reports.example': ['v=DMARC1'],
      },
      null,
      null,
    ],
  ];
  for (const [what, answers, value, advice] of GIVEN) {
    it(`gives the record to publish and says what would be better, with ${what}`, async () => {
      const part = await checkDmarc(txtResolver(answers), 'ana@news.press.co.uk');
      expect(part.record?.value ?? null).to.equal(value);
      if (part.record) expect(part.record.name).to.equal('_dmarc.press.co.uk');
      if (advice === null) expect(part.advice).to.deep.equal([]);
      else expect(part.advice.join('\n')).to.match(advice);
    });
  }

  it('walks up from a long name as receivers do (RFC 9989 4.10)', async () => {
    const resolver = txtResolver({});
    await checkDmarc(resolver, 'ana@a.b.c.d.e.f.g.h.press.example');
    expect(resolver.asked.map((name) => name.replace('_dmarc.', '')).slice(0, 3)).to.deep.equal([
      'a.b.c.d.e.f.g.h.press.example',
      'd.e.f.g.h.press.example',
      'e.f.g.h.press.example',
    ]);
    expect(resolver.asked.at(-1)).to.equal('_dmarc.press.example');
  });
});
