import { expect } from 'chai';
import {
  addDays,
  daysBetween,
  findSearchWeekday,
  isWeekend,
  pacificDay,
} from '../../../../domain/search/analysis/search-day.js';

describe('[U] days of search data', () => {
  it('are counted over months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).to.equal('2024-02-29');
    expect(addDays('2026-01-01', -1)).to.equal('2025-12-31');
    expect(daysBetween('2026-02-27', '2026-03-02')).to.equal(3);
  });

  it('know their place in the week', () => {
    expect(findSearchWeekday('2026-06-29')).to.equal(0);
    expect(['2026-06-26', '2026-06-27', '2026-06-28'].map(isWeekend)).to.deep.equal([false, true, true]);
  });

  const moments: [string, string][] = [
    ['2026-01-15T07:59:59Z', '2026-01-14'],
    ['2026-01-15T08:00:00Z', '2026-01-15'],
    ['2026-07-15T06:59:59Z', '2026-07-14'],
    ['2026-07-15T07:00:00Z', '2026-07-15'],
    // Summer time begins on 8 March and ends on 1 November 2026.
    ['2026-03-08T07:30:00Z', '2026-03-07'],
    ['2026-03-09T07:30:00Z', '2026-03-09'],
    ['2026-11-02T07:30:00Z', '2026-11-01'],
  ];
  for (const [now, day] of moments) {
    it(`are those of Pacific time: ${now} is on ${day}`, () => {
      expect(pacificDay(new Date(now))).to.equal(day);
    });
  }
});
