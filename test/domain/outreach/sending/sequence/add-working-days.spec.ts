import { expect } from 'chai';
import { addWorkingDays } from '../../../../../domain/outreach/sending/sequence/add-working-days.js';

const afterDays = (from: string, days: number, zone: string) =>
  addWorkingDays(new Date(from), days, zone).toISOString();

describe('[U] working days of a recipient', () => {
  it('pass over Saturdays and Sundays, at the same time of the day', () => {
    // 2026-06-05 is a Friday.
    expect(afterDays('2026-06-03T09:30:12.345Z', 1, 'UTC')).to.equal('2026-06-04T09:30:12.345Z');
    expect(afterDays('2026-06-05T09:30:12.345Z', 1, 'UTC')).to.equal('2026-06-08T09:30:12.345Z');
    expect(afterDays('2026-06-05T09:30:00.000Z', 5, 'UTC')).to.equal('2026-06-12T09:30:00.000Z');
    for (const weekend of ['2026-06-06', '2026-06-07'])
      expect(afterDays(`${weekend}T23:00:00.000Z`, 1, 'UTC'), weekend).to.equal('2026-06-08T23:00:00.000Z');
  });

  it('are those of the zone: Friday evening in New York is Saturday in Tokyo', () => {
    const sent = '2026-06-05T22:00:00.000Z';
    expect(afterDays(sent, 1, 'America/New_York')).to.equal('2026-06-08T22:00:00.000Z');
    expect(afterDays(sent, 1, 'Asia/Tokyo')).to.equal('2026-06-07T22:00:00.000Z');
  });

  it('keep the clock of the zone over a change of summer time', () => {
    // Clocks go back on Sunday, 2026-10-25, in Berlin.
    expect(afterDays('2026-10-23T08:00:00.000Z', 1, 'Europe/Berlin')).to.equal('2026-10-26T09:00:00.000Z');
  });
});
