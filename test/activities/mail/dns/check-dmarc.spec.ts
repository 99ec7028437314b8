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
      'a record without a policy',
      { '_dmarc.news.press.co.uk': ['v=DMARC1; rua=mailto:a@b.example'] },
      'failed',
      /no policy/,
    ],
    ['a policy that is none', { '_dmarc.news.press.co.uk': ['v=DMARC1; p=maybe'] }, 'failed', /no policy/],
    ['another kind of record', { '_dmarc.news.press.co.uk': ['v=spf1 -all'] }, 'missing', /no DMARC record/],
    ['odd blanks and case', { '_dmarc.news.press.co.uk': ['v=DMARC1;p = Quarantine ; pct=50'] }, 'ok', /Quarantine/],
  ];
  for (const [what, answers, status, detail] of CASES) {
    it(`is ${status} with ${what}`, async () => {
      const part = await checkDmarc(txtResolver(answers), 'news.press.co.uk');
      expect(part.status).to.equal(status);
      expect(part.detail).to.match(detail);
    });
  }
});
