import { expect } from 'chai';
import { countRecentClicks } from '../../../../domain/search/analysis/recent-clicks.js';
import { addDays } from '../../../../domain/search/analysis/search-day.js';

const START = '2026-05-01';
/** Every day of May 2026 with these clicks. */
const daily = (clicks: (day: number) => number) =>
  Array.from({ length: 31 }, (_, index) => ({
    date: addDays(START, index),
    clicks: clicks(index + 1),
    impressions: 100,
    ctr: 0.1,
    position: 5,
  }));
const period = { start_date: START, end_date: '2026-05-31' };

describe('[U] recent clicks', () => {
  it('are those of the last days, against as many before', () => {
    const days = { daily: daily((day) => (day > 24 ? 12 : 10)), missing_days: null };
    expect(countRecentClicks(days, period, 7)).to.deep.equal({ clicks: 84, change_percent: 20 });
  });

  it('leave lost days out, and compare clicks a day', () => {
    const lost = ['2026-05-30', '2026-05-20'];
    const days = {
      daily: daily(() => 10).filter(({ date }) => !lost.includes(date)),
      missing_days: { current: lost, previous: null },
    };
    expect(countRecentClicks(days, period, 7)).to.deep.equal({ clicks: 60, change_percent: 0 });
  });

  it('count a day without a row as none where its data are not lost', () => {
    const days = {
      daily: daily(() => 10).filter(({ date }) => date !== '2026-05-30'),
      missing_days: { current: [], previous: null },
    };
    expect(countRecentClicks(days, period, 7)).to.deep.equal({ clicks: 60, change_percent: -14.3 });
  });

  it('have no change without a whole span before, or without clicks in it', () => {
    expect(countRecentClicks({ daily: daily(() => 1), missing_days: null }, period, 28)).to.deep.equal({
      clicks: 28,
      change_percent: null,
    });
    const fresh = { daily: daily((day) => (day > 24 ? 1 : 0)), missing_days: null };
    expect(countRecentClicks(fresh, period, 7)).to.deep.equal({ clicks: 7, change_percent: null });
  });

  it('are unknown for a shorter period and without days', () => {
    expect(countRecentClicks({ daily: daily(() => 1), missing_days: null }, period, 32)).to.equal(null);
    expect(countRecentClicks({ daily: null, missing_days: null }, period, 7)).to.equal(null);
  });
});
