import { expect } from 'chai';
import { compareSearchWeeks } from '../../../domain/notifications/search-week.js';
import { addDays } from '../../../domain/search/analysis/search-day.js';

const PERIOD = { start_date: '2026-05-01', end_date: '2026-05-28' };

/** A day has its clicks, and ten times as many impressions; null: its data are missing. */
function days(...clicks: (number | null)[]) {
  const first = addDays(PERIOD.end_date, 1 - clicks.length);
  const dated = clicks.map((count, index) => ({ date: addDays(first, index), count }));
  return {
    daily: dated.flatMap(({ date, count }) =>
      count === null ? [] : [{ date, clicks: count, impressions: count * 10, ctr: 0.1, position: 4 }],
    ),
    missing_days: { current: dated.filter(({ count }) => count === null).map(({ date }) => date), previous: [] },
  };
}
const week = (clicks: number | null): (number | null)[] => Array.from({ length: 7 }, () => clicks);

describe('[U] compareSearchWeeks', () => {
  it('sums the last seven days and compares them with the seven before', () => {
    expect(compareSearchWeeks(days(...week(10), ...week(12)), PERIOD)).to.deep.equal({
      start_date: '2026-05-22',
      end_date: '2026-05-28',
      clicks: 84,
      impressions: 840,
      change: { clicks_percent: 20, impressions_percent: 20 },
      missing_days: { current: 0, previous: 0 },
    });
  });

  it('compares per day with data where days are missing, and says how many', () => {
    const now = compareSearchWeeks(days(...week(10), 10, null, 10, null, 10, 10, 10), PERIOD);
    expect(now).to.deep.include({ clicks: 50, missing_days: { current: 2, previous: 0 } });
    expect(now?.change).to.deep.equal({ clicks_percent: 0, impressions_percent: 0 });
    const before = compareSearchWeeks(days(null, null, 10, 10, 10, 10, 10, ...week(20)), PERIOD);
    expect(before).to.deep.include({ clicks: 140, missing_days: { current: 0, previous: 2 } });
    expect(before?.change.clicks_percent).to.equal(100);
  });

  it('says nothing of a change where there is nothing to compare with', () => {
    const lost = compareSearchWeeks(days(...week(null), ...week(5)), PERIOD);
    expect(lost).to.deep.include({ clicks: 35, change: { clicks_percent: null, impressions_percent: null } });
    const short = { ...PERIOD, start_date: '2026-05-20' };
    expect(compareSearchWeeks(days(...week(5), ...week(5)), short)?.change.clicks_percent).to.equal(null);
  });

  it('is null without days, for less than a week, and for a week without data', () => {
    expect(compareSearchWeeks({ daily: null, missing_days: null }, PERIOD)).to.equal(null);
    expect(compareSearchWeeks(days(...week(5)), { ...PERIOD, start_date: '2026-05-23' })).to.equal(null);
    expect(compareSearchWeeks(days(...week(null)), PERIOD)).to.equal(null);
  });
});
