import { expect } from 'chai';
import { findInstant, localDate, localTime } from '../../../../domain/outreach/sending/local-time.js';

const at = (iso: string): Date => new Date(iso);

describe('[U] localTime', () => {
  it('is what a clock on the wall shows', () => {
    expect(localTime(at('2026-06-02T21:59:07.900Z'), 'Europe/Berlin')).to.deep.equal({
      year: 2026,
      month: 6,
      day: 2,
      hour: 23,
      minute: 59,
      second: 7,
      weekday: 2,
    });
    expect(localTime(at('2026-06-02T22:00:00Z'), 'Europe/Berlin')).to.include({ day: 3, hour: 0, weekday: 3 });
    expect(localTime(at('2026-06-07T10:00:00Z'), 'UTC').weekday).to.equal(7);
    expect(localTime(at('2026-01-01T00:00:00Z'), 'Asia/Kathmandu')).to.include({ hour: 5, minute: 45 });
  });

  it('refuses a zone that there is not', () => {
    expect(() => localTime(at('2026-06-02T00:00:00Z'), 'Mars/Base')).to.throw(RangeError);
  });
});

describe('[U] localDate', () => {
  it('is the date there', () => {
    expect(localDate(at('2026-01-01T04:59:59Z'), 'America/New_York')).to.equal('2025-12-31');
    expect(localDate(at('2026-01-01T05:00:00Z'), 'America/New_York')).to.equal('2026-01-01');
    expect(localDate(at('2026-01-01T10:00:00Z'), 'Pacific/Kiritimati')).to.equal('2026-01-02');
  });
});

describe('[U] findInstant', () => {
  const cases: [what: string, from: string, zone: string, days: number, minutes: number, instant: string][] = [
    ['a time of today', '2026-06-02T08:00:00Z', 'Europe/Berlin', 0, 9 * 60, '2026-06-02T07:00:00.000Z'],
    ['over the end of a year', '2026-12-31T12:00:00Z', 'UTC', 1, 30, '2027-01-01T00:30:00.000Z'],
    ['midnight at the end', '2026-06-02T08:00:00Z', 'UTC', 0, 24 * 60, '2026-06-03T00:00:00.000Z'],
    ['the first of two', '2026-10-25T12:00:00Z', 'Europe/Berlin', 0, 150, '2026-10-25T00:30:00.000Z'],
    [
      'the end of a gap for what lies in it',
      '2026-03-29T12:00:00Z',
      'Europe/Berlin',
      0,
      150,
      '2026-03-29T01:00:00.000Z',
    ],
    ['before a gap', '2026-03-29T12:00:00Z', 'Europe/Berlin', 0, 119, '2026-03-29T00:59:00.000Z'],
    ['after a gap', '2026-03-29T00:00:00Z', 'Europe/Berlin', 0, 180, '2026-03-29T01:00:00.000Z'],
    ['a gap at midnight', '2026-04-23T12:00:00Z', 'Africa/Cairo', 1, 0, '2026-04-23T22:00:00.000Z'],
    ['a gap of half an hour', '2026-10-04T00:00:00Z', 'Australia/Lord_Howe', 0, 135, '2026-10-03T15:30:00.000Z'],
    ['a day that was left out', '2011-12-29T20:00:00Z', 'Pacific/Apia', 1, 12 * 60, '2011-12-30T10:00:00.000Z'],
  ];
  for (const [what, from, zone, days, minutes, instant] of cases)
    it(`finds ${what}`, () => expect(findInstant(at(from), zone, days, minutes).toISOString()).to.equal(instant));
});
