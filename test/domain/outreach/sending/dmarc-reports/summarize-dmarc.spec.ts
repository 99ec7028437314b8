import { expect } from 'chai';
import type { DmarcReport, DmarcSource } from '../../../../../domain/outreach/sending/dmarc-reports/dmarc-report.js';
import { MOST_LISTED, summarizeDmarc } from '../../../../../domain/outreach/sending/dmarc-reports/summarize-dmarc.js';

const PERIOD = { domain: 'press.example', since: '2026-05-01T00:00:00.000Z', unreadable: [] };

function source(ip: string, mails: number, passed: Partial<DmarcSource> = {}): DmarcSource {
  const none = {
    aligned: 0,
    spf_aligned: 0,
    dkim_aligned: 0,
    quarantined: 0,
    rejected: 0,
    forwarded: 0,
    passed_as: [],
  };
  return { ip, mails, ...none, ...passed };
}

const good = (ip: string, mails: number) =>
  source(ip, mails, { aligned: mails, spf_aligned: mails, dkim_aligned: mails });

function report(day: number, sources: DmarcSource[], changed: Partial<DmarcReport> = {}): DmarcReport {
  const date = `2026-05-${String(day).padStart(2, '0')}`;
  const told = { reporter: 'receiver.example', report_id: date, domain: 'press.example', policy: 'none' as const };
  return {
    ...told,
    from: `${date}T00:00:00.000Z`,
    until: `${date}T23:59:59.000Z`,
    sources,
    mails_left_out: 0,
    ...changed,
  };
}

const fortnight = (sources: DmarcSource[], changed: Partial<DmarcReport> = {}) =>
  Array.from({ length: 14 }, (_, at) => report(at + 1, sources, changed));

describe('[U] a summary of DMARC reports', () => {
  it('adds up sources, receivers and days', () => {
    const other = { ...report(2, [good('192.0.2.7', 5)]), reporter: 'other.example', mails_left_out: 2 };
    const summary = summarizeDmarc(
      [report(1, [good('192.0.2.7', 4), source('198.51.100.9', 1)]), report(2, []), other],
      PERIOD,
    );
    expect(summary).to.deep.include({
      reports: 3,
      mails: 10,
      aligned: 9,
      mails_left_out: 2,
      reporters: [
        { name: 'other.example', reports: 1, mails: 7 },
        { name: 'receiver.example', reports: 2, mails: 5 },
      ],
      days: [
        { day: '2026-05-01', mails: 5, aligned: 4 },
        { day: '2026-05-02', mails: 5, aligned: 5 },
      ],
    });
    expect(summary.sources.map(({ ip, mails, last_seen }) => [ip, mails, last_seen])).to.deep.equal([
      ['192.0.2.7', 9, '2026-05-02T23:59:59.000Z'],
      ['198.51.100.9', 1, '2026-05-01T23:59:59.000Z'],
    ]);
  });

  it('names whose a source is by what its mail passes as, and what to do', () => {
    const cases: [DmarcSource, string, RegExp][] = [
      [good('a', 2), 'own', /^Nothing to do/],
      [source('b', 2, { aligned: 2, spf_aligned: 2 }), 'own', /Turn DKIM on/],
      [source('c', 2, { aligned: 1, spf_aligned: 1 }), 'own', /Part of its email fails/],
      [source('d', 2, { aligned: 2, dkim_aligned: 2 }), 'signed', /passes by DKIM\..*nothing needs to be done\.$/],
      [source('e', 2, { aligned: 1, dkim_aligned: 1 }), 'signed', /changed on the way/],
      [
        source('f', 2, { passed_as: ['mail.press.example', 'service.example'] }),
        'other_service',
        /as service\.example, not/,
      ],
      [source('g', 2, { passed_as: ['mail.press.example'] }), 'unknown', /pretends to be press\.example/],
      [source('h', 2), 'unknown', /If this server is yours/],
    ];
    for (const [given, origin, step] of cases) {
      const [found] = summarizeDmarc([report(1, [given])], PERIOD).sources;
      expect(found, given.ip).to.include({ origin });
      expect(found?.next_step, given.ip).to.match(step);
    }
  });

  it('advises a stricter policy only after two weeks in which nothing of one’s own fails', () => {
    const stepOf = (reports: DmarcReport[]) => summarizeDmarc(reports, PERIOD).next_step;
    expect(stepOf([])).to.match(/^No reports yet/);
    expect(stepOf(fortnight([good('a', 99), source('b', 1)]))).to.contain('"p=none" to "p=quarantine"');
    expect(stepOf(fortnight([good('a', 1)], { policy: 'quarantine' }))).to.contain('to "p=reject"');
    expect(stepOf(fortnight([good('a', 1)], { policy: 'reject' }))).to.match(/^Nothing to do/);
    expect(stepOf(fortnight([good('a', 1)]).slice(1))).to.match(/^Reports of 13 days are too few/);
    expect(stepOf(fortnight([good('a', 97), source('b', 3)]))).to.match(/^Less than 98%/);
    expect(stepOf(fortnight([good('a', 999), source('b', 9, { aligned: 8, spf_aligned: 8 })]))).to.match(
      /^Email of one server of your own fails/,
    );
  });

  it('lists the largest sources and counts the others', () => {
    const many = Array.from({ length: MOST_LISTED + 3 }, (_, n) => source(`10.0.0.${n}`, n + 1));
    const { sources, sources_left_out, mails } = summarizeDmarc([report(1, many)], PERIOD);
    expect([sources.length, sources_left_out]).to.deep.equal([MOST_LISTED, 3]);
    expect(mails).to.equal(((MOST_LISTED + 3) * (MOST_LISTED + 4)) / 2);
  });
});
