import { expect } from 'chai';
import { addDays } from '../../../domain/search/analysis/search-day.js';
import { sumBingDays } from '../../../domain/search/bing-traffic.js';

/** As Bing writes midnight of a day in Pacific time. */
const bingDate = (day: string) => `/Date(${Date.parse(`${day}T07:00:00Z`)}-0700)/`;
const row = (day: string, clicks: number) => ({ Date: bingDate(day), Clicks: clicks, Impressions: clicks * 10 });

describe('[U] sumBingDays', () => {
  it('compares the last 28 days that Bing has with the 28 before, in any order of the rows', () => {
    const days = Array.from({ length: 60 }, (_, index) => addDays('2026-05-01', index));
    const rows = days.map((day, index) => row(day, index)).reverse();
    const found = sumBingDays(rows);
    expect(found?.period).to.deep.equal({ start_date: '2026-06-02', end_date: '2026-06-29' });
    expect(found?.previous_period).to.deep.equal({ start_date: '2026-05-05', end_date: '2026-06-01' });
    // 32 + … + 59 and 4 + … + 31.
    expect(found?.totals).to.deep.equal({ clicks: 1_274, impressions: 12_740 });
    expect(found?.previous_totals).to.deep.equal({ clicks: 490, impressions: 4_900 });
    expect(found?.days).to.have.length(28);
    expect(found?.days[0]).to.deep.equal({ date: '2026-06-02', clicks: 32, impressions: 320 });
  });

  it('has nothing to compare with where Bing has no earlier day, and nothing at all without days', () => {
    expect(sumBingDays([row('2026-06-29', 3)])).to.deep.include({
      totals: { clicks: 3, impressions: 30 },
      previous_totals: null,
      days: [{ date: '2026-06-29', clicks: 3, impressions: 30 }],
    });
    expect(sumBingDays([])).to.equal(null);
  });
});
