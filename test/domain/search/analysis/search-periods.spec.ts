import { expect } from 'chai';
import { findSearchWeekday } from '../../../../domain/search/analysis/search-day.js';
import { historyPeriod, isWithin, searchPeriods } from '../../../../domain/search/analysis/search-periods.js';

const now = new Date('2026-06-30T18:00:00Z');
const since = (first_day: string, last_day = '2026-06-29') => ({ first_day, last_day });

describe('[U] periods of search data', () => {
  it('leave out the newest three days and stand side by side in whole weeks', () => {
    expect(searchPeriods(now, 28, since('2025-01-01'))).to.deep.equal({
      current: { start_date: '2026-05-31', end_date: '2026-06-27', days: 28 },
      previous: { start_date: '2026-05-03', end_date: '2026-05-30', days: 28 },
      excluded_days: 3,
      note: 'The newest 3 days are not complete yet and are left out of both periods. Both begin on the same day of the week',
    });
  });

  it('begin on the same day of the week, with a gap where they are no whole weeks', () => {
    for (const days of [7, 10, 30, 60, 90]) {
      const { current, previous } = searchPeriods(now, days, null);
      expect(findSearchWeekday(previous?.start_date ?? '')).to.equal(findSearchWeekday(current.start_date));
      expect(previous?.days).to.equal(current.days);
      expect((previous?.end_date ?? '') < current.start_date, `${days}`).to.equal(true);
    }
    expect(searchPeriods(now, 90, null).note).to.contain('with 1 day between them');
  });

  it('end where the data end, on both sides alike', () => {
    const { current, previous, excluded_days, note } = searchPeriods(now, 28, since('2025-01-01', '2026-06-25'));
    expect(current).to.deep.equal({ start_date: '2026-05-29', end_date: '2026-06-25', days: 28 });
    expect(previous).to.deep.equal({ start_date: '2026-05-01', end_date: '2026-05-28', days: 28 });
    expect(excluded_days).to.equal(5);
    expect(note).to.contain('no data after 2026-06-25');
  });

  it('compare with nothing where the data do not reach back', () => {
    expect(searchPeriods(now, 28, since('2026-05-03')).previous).to.not.equal(null);
    const { previous, note } = searchPeriods(now, 28, since('2026-05-04'));
    expect(previous).to.equal(null);
    expect(note).to.contain('the data that were read begin on 2026-05-04');
    // Search Console keeps 16 months: two periods of 480 days are more than it has.
    expect(searchPeriods(now, 480, since('2020-01-01')).previous).to.equal(null);
  });

  it('look back 480 days for trends', () => {
    expect(historyPeriod(now)).to.deep.equal({ start_date: '2025-03-07', end_date: '2026-06-29', days: 480 });
  });

  it('hold their first and last day', () => {
    const { current } = searchPeriods(now, 7, null);
    const days = ['2026-06-20', '2026-06-21', '2026-06-27', '2026-06-28'];
    expect(days.map((day) => isWithin(day, current))).to.deep.equal([false, true, true, false]);
  });
});
