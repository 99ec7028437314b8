import { expect } from 'chai';
import { dayKey, hourKey, nextDayStart, nextHourStart } from '../../../../domain/outreach/sending/cap-calendar.js';

const at = (iso: string): Date => new Date(iso);
const hours = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 3_600_000;

describe('[U] days of caps', () => {
  it('are those of the workspace', () => {
    expect(dayKey(at('2026-06-02T23:30:00Z'), 'UTC')).to.equal('2026-06-02');
    expect(dayKey(at('2026-06-02T23:30:00Z'), 'Europe/Berlin')).to.equal('2026-06-03');
    expect(dayKey(at('2026-06-02T03:30:00Z'), 'America/New_York')).to.equal('2026-06-01');
  });

  it('are one when 02:30 comes twice (case 68)', () => {
    const [first, second] = [at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')];
    expect(dayKey(first, 'Europe/Berlin')).to.equal('2026-10-25').and.equal(dayKey(second, 'Europe/Berlin'));
    expect(hourKey(first)).to.not.equal(hourKey(second));
  });

  const lengths: [date: string, zone: string, start: string, hours: number][] = [
    ['2026-06-02', 'UTC', '2026-06-02T00:00:00.000Z', 24],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', 25],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', 23],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', 23],
    ['2026-10-29', 'Africa/Cairo', '2026-10-28T21:00:00.000Z', 25],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 25],
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', 23.5],
  ];
  for (const [date, zone, start, length] of lengths) {
    it(`have ${length} hours on ${date} in ${zone} (case 68)`, () => {
      const begin = at(start);
      const end = nextDayStart(begin, zone);
      expect(hours(begin, end)).to.equal(length);
      expect(nextDayStart(new Date(begin.getTime() - 1), zone).toISOString()).to.equal(start);
      const keys = [begin.getTime() - 1, begin.getTime(), end.getTime() - 1, end.getTime()].map((ms) =>
        dayKey(new Date(ms), zone),
      );
      expect(keys[0]).to.not.equal(date);
      expect(keys.slice(1, 3)).to.deep.equal([date, date]);
      expect(keys[3]).to.not.equal(date);
    });
  }

  it('follow each other without a gap through a whole year', () => {
    for (const zone of ['Europe/Berlin', 'America/Havana', 'Africa/Cairo', 'Pacific/Chatham']) {
      const seen = new Set<string>();
      for (let day = at('2026-01-01T12:00:00Z'); day < at('2027-01-01T12:00:00Z'); day = nextDayStart(day, zone))
        seen.add(dayKey(day, zone));
      expect(seen.size, zone).to.be.within(365, 367);
      expect([...seen], zone).to.deep.equal([...seen].sort());
    }
  });
});

describe('[U] hours of caps', () => {
  it('begin with the clock', () => {
    expect(hourKey(at('2026-06-02T08:59:59.999Z'))).to.equal('2026-06-02T08');
    expect(nextHourStart(at('2026-06-02T08:59:59.999Z')).toISOString()).to.equal('2026-06-02T09:00:00.000Z');
    expect(nextHourStart(at('2026-06-02T09:00:00Z')).toISOString()).to.equal('2026-06-02T10:00:00.000Z');
  });
});
