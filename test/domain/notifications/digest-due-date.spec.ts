import { expect } from 'chai';
import { findDigestDueDate } from '../../../domain/notifications/digest-due-date.js';

describe('[U] findDigestDueDate', () => {
  const due = (weekday: 'monday' | 'sunday', time_zone: string, at: string) =>
    findDigestDueDate({ weekday, time_zone }, new Date(at));

  it('is the latest such day by the clock of the zone, today included', () => {
    expect(due('monday', 'UTC', '2026-06-01T08:00:00Z')).to.equal('2026-06-01');
    expect(due('monday', 'UTC', '2026-06-07T23:59:00Z')).to.equal('2026-06-01');
    expect(due('sunday', 'UTC', '2026-06-01T00:00:00Z')).to.equal('2026-05-31');
  });

  it('follows the day of the zone where that differs from UTC', () => {
    expect(due('monday', 'Pacific/Kiritimati', '2026-05-31T10:30:00Z')).to.equal('2026-06-01');
    expect(due('monday', 'Pacific/Pago_Pago', '2026-06-01T10:30:00Z')).to.equal('2026-05-25');
  });

  it('stays the same for one that runs late', () => {
    expect(due('monday', 'Europe/Berlin', '2026-03-30T06:00:00Z')).to.equal('2026-03-30');
    expect(due('monday', 'Europe/Berlin', '2026-03-31T21:00:00Z')).to.equal('2026-03-30');
  });
});
