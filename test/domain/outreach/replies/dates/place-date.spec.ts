import { expect } from 'chai';
import { dayAfter, isoDate, yearlyDate } from '../../../../../domain/outreach/replies/dates/place-date.js';

describe('[U] placed date', () => {
  it('is one that a calendar has', () => {
    expect(isoDate(2028, 2, 29)).to.equal('2028-02-29');
    for (const [month, day] of [
      [2, 29],
      [11, 31],
      [13, 1],
      [0, 1],
    ])
      expect(isoDate(2026, month ?? 0, day ?? 0)).to.equal(null);
  });
  it('without a year is the next one, or one just past', () => {
    expect(yearlyDate(undefined, 1, 4, '2026-12-21T09:00:00.000Z')).to.equal('2027-01-04');
    expect(yearlyDate(undefined, 12, 18, '2026-12-21T09:00:00.000Z')).to.equal('2026-12-18');
    expect(yearlyDate('2025', 1, 4, '2026-12-21T09:00:00.000Z')).to.equal('2025-01-04');
  });
  it('without a month is the next such day', () => {
    expect(dayAfter(11, '2026-05-08')).to.equal('2026-05-11');
    expect(dayAfter(3, '2026-12-30')).to.equal('2027-01-03');
    expect(dayAfter(31, '2026-01-31')).to.equal('2026-03-31');
  });
});
